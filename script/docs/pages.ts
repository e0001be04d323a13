import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FENCED = /^```(\w*)\n([\s\S]*?)^```/gm

/** A page of the documentation: its text without what is fenced, and what is. */
export type DocPage = { readonly file: string; readonly prose: string; readonly fenced: readonly string[] }

/** Every page of the repository. */
export const docPages = (): readonly DocPage[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file))
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      return { file, prose: text.replaceAll(FENCED, ''), fenced: [...text.matchAll(FENCED)].map(([, , code = '']) => code) }
    })

/** Commands: a line of what is fenced, or what stands in backticks. */
export const commandsIn = ({ prose, fenced }: DocPage): readonly string[] => [
  ...fenced.flatMap((code) => code.split('\n')),
  ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
]

/** Links that lead nowhere: to a file that is not there, or to a heading that the file has not. */
export const deadLinks = ({ file, prose }: DocPage): readonly string[] =>
  [...prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^(?:https?|mailto):/.test(to) && !isThere(path.dirname(file), file, to))

function isThere(folder: string, own: string, to: string): boolean {
  const [name, anchor] = to.split('#')
  const target = name ? path.join(folder, name) : own
  return existsSync(target) && (!anchor || anchorsIn(readFileSync(target, 'utf8')).has(anchor))
}

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading)),
    ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id),
  ])

/** As GitHub names a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-')
