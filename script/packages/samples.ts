import { readFileSync } from 'node:fs'
import path from 'node:path'

const FENCED = /```(\w*)\n([\s\S]*?)```/g
const read = (file: string): string => readFileSync(path.resolve(file), 'utf8')

/** The code of one language in a page of the documentation, as it stands there. */
export const codeIn = (file: string, language: string): string =>
  [...read(file).matchAll(FENCED)].flatMap(([, of, text]) => (of === language ? [text] : [])).join('\n')

/** Names in backticks in the first column of a table, and all in the second. */
export const rowsIn = (file: string): readonly (readonly [readonly string[], readonly string[]])[] =>
  [...read(file).matchAll(/^\| (`.*?) \| (.*) \|$/gm)].map(([, first = '', second = '']) => [quoted(first), quoted(second)])

/** What stands in backticks in running text and matches. */
export const inlineIn = (file: string, pattern: RegExp): readonly string[] =>
  quoted(read(file).replaceAll(FENCED, '')).filter((text) => pattern.test(text))

const quoted = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, one = '']) => one)

const GUIDE = 'docs/guides/integrators.md'
const readme = (name: string): string => `integrations/npm/${name}/README.md`

/** Every sample of the READMEs and of the guide for integrators, by the file that it is put into. */
export const samples = (): Readonly<Record<string, string>> => ({
  'readme-client.tsx': codeIn(readme('client'), 'ts'),
  'readme-react.tsx': codeIn(readme('react'), 'tsx'),
  'readme-rules.tsx': codeIn(readme('rules'), 'ts'),
  'guide-client.tsx': `import { createClient } from '@frontage/client'\n${inlineIn(GUIDE, /^await createClient/)
    .map((call, index) => `export const answer${index} = ${call}`)
    .join('\n')}\n`,
  'guide-react.tsx': `import { Reviews } from '@frontage/react'\n${inlineIn(GUIDE, /^<Reviews/)
    .map((element, index) => `export const shown${index} = ${element}`)
    .join('\n')}\n`,
})
