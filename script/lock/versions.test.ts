import { expect, test } from 'vitest'
import { faultsOfVersions } from './versions.mjs'

const root = { dependencies: { left: '1.2.3' }, devDependencies: { tool: '2.0.0-rc.1' } }
const locked = { 'node_modules/left': { version: '1.2.3' }, 'node_modules/tool': { version: '2.0.0-rc.1' } }
const ours = (dependencies: Record<string, string>) => new Map([['features/words', { dependencies }]])
const good = ours({ '@frontage/kit': '*', left: '*' })

test('a version stands once, at the root, and everybody else has a star', () => {
  expect(faultsOfVersions(root, good, locked)).toEqual([])
})

test.each([
  ['a version of its own', root, ours({ left: '1.2.3' }), locked, 'features/words/package.json: left is "*" here'],
  ['a range', root, ours({ left: '^1.2.3' }), locked, 'features/words/package.json: left is "*" here'],
  ['a package without a version', root, ours({ left: '*', right: '*' }), locked, 'names no version of right'],
  ['a range at the root', { dependencies: { left: '~1.2.3' } }, good, locked, 'package.json: left needs an exact version'],
  ['a star at the root', { dependencies: { left: '*' } }, good, locked, 'package.json: left needs an exact version'],
  ['a version that nobody uses', root, ours({}), locked, 'no package of ours uses left'],
  ['another version in the lockfile', root, good, { ...locked, 'node_modules/left': { version: '1.2.4' } }, 'left is not 1.2.3'],
  [
    'two versions in the lockfile',
    root,
    good,
    { ...locked, 'features/words/node_modules/left': { version: '1.0.0' } },
    'features/words has a left of its own',
  ],
])('%s is refused', (_name, described, packages, lock, fault) => {
  expect(faultsOfVersions(described, packages, lock)).toEqual([expect.stringContaining(fault)])
})
