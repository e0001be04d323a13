import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTree } from './copy.mjs'

/** One of each, in features of different make, and in a capability. */
const made = [
  ['block', 'rows', 'planted-block'],
  ['island', 'rows', 'planted-island'],
  ['call', 'words', 'planted-call'],
  ['call', 'mail', 'planted-list'],
  ['screen', 'words', 'planted-screen'],
  ['migration', 'header', 'planted-note'],
  ['migration', 'words', 'planted-words'],
  ['block', 'reviews/listing', 'planted-quote'],
  ['island', 'reviews/listing', 'planted-more'],
  ['call', 'reviews/listing', 'planted-count'],
  ['screen', 'reviews/listing', 'planted-table'],
  ['migration', 'reviews/listing', 'planted-column'],
] as const

let home = ''
const run = (program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: home, encoding: 'utf8', env: { ...process.env, CI: '' } })
  return { status, output: stdout + stderr }
}
const tool = (name: string): string => path.resolve('node_modules/.bin', name)
const runNew = (...args: readonly string[]) => run(process.execPath, ['script/new/new.mjs', ...args])

/** Which of the three type checks looks at a file; the build of each is described in `tsconfig.<part>.json`. */
function partOf(file: string): 'shared' | 'server' | 'browser' {
  if (/\/server\/|\/migrations\/|\.machine\.test\.ts$/.test(file)) return 'server'
  return /\/admin\/|\.tsx$|\/use-[^/]+$/.test(file) ? 'browser' : 'shared'
}

beforeAll(() => {
  home = copyTree()
  const files = made.flatMap((args) => {
    const { status, output } = runNew(...args)
    expect(status, output).toBe(0)
    return [...output.matchAll(/^(?:new|changed) +(\S+\.tsx?)$/gm)].map(([, file]) => file!)
  })
  // Types of these files and of all that they read: the whole tree is checked elsewhere.
  for (const part of ['shared', 'server', 'browser'] as const) {
    const checked = { extends: `./tsconfig.${part}.json`, include: [], files: files.filter((file) => partOf(file) === part) }
    writeFileSync(path.join(home, `tsconfig.planted-${part}.json`), JSON.stringify(checked))
  }
}, 240_000)

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('what the generators make passes every check at once', () => {
  const checks = [
    [
      'format and lint',
      tool('biome'),
      [
        ...['ci', '--error-on-warnings', '--vcs-enabled=false'],
        ...['features/rows', 'features/words', 'features/mail', 'features/header', 'features/reviews'],
      ],
    ],
    ['fences', process.execPath, ['fences.mjs']],
    ['dead code', tool('knip'), ['--no-config-hints']],
    ...['shared', 'server', 'browser'].map((part) => [`types: ${part}`, tool('tsc'), ['-p', `tsconfig.planted-${part}.json`]] as const),
    ['its own tests, and those of every block', process.execPath, [tool('vitest'), 'run', 'planted', 'owned-blocks', 'apps/server/texts']],
    ['its examples', process.execPath, [tool('vitest'), 'run', 'unfinished', '-t', 'examples of the blocks are finished']],
  ] as const

  it.each(checks)(
    '%s',
    (_name, program, args) => {
      const { status, output } = run(program, args)
      expect(status, output).toBe(0)
    },
    240_000,
  )
})

describe('what cannot be made is refused in words, and nothing changes', () => {
  it.each([
    [['block', 'rows', 'Planted'], 'is no name'],
    [['block', 'gardens', 'planted'], 'is no feature'],
    [['block', 'rows/site', 'planted'], 'is no feature'],
    [['block', 'rows', 'planted-block'], 'is there already'],
    [['screen', 'rows', 'planted'], 'does not name @mantine/core'],
    [['widget', 'rows', 'planted'], 'npm run new'],
  ] as const)('%j', (args, says) => {
    const { status, output } = runNew(...args)
    expect(status).toBe(1)
    expect(output).toContain(says)
    expect(output).not.toContain('    at ')
    expect(existsSync(path.join(home, 'features/rows/site/planted'))).toBe(false)
  })
})
