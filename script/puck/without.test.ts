import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unused } from './unused.mjs'
import { without } from './without.mjs'

const PUCK = 'node_modules/@puckeditor/core/dist'

test('what is not used has something else in its place, on as many lines; what is used stays', () => {
  const code = [
    'import hash from "hashes";',
    'var Header = memo(',
    '  () => hash(1)',
    ');',
    'function Nav() {',
    '}',
    'var Used = memo(Header);',
  ].join('\n')
  const { code: cut, found } = without('puck.mjs', code, { hash: '(text) => text', Header: '() => null', Nav: '() => null' })
  expect(found).toEqual(['hash', 'Header', 'Nav'])
  expect(cut.split('\n')).toHaveLength(code.split('\n').length)
  expect(cut).toContain('const hash = (text) => text;')
  expect(cut).toContain('const Header = () => null;')
  expect(cut).not.toContain('hashes')
  expect(cut).toContain('var Used = /* @__PURE__ */ memo(Header);')
})

test('all that is left out of Puck is there to be left out', () => {
  const files = readdirSync(PUCK).filter((name) => name.endsWith('.mjs'))
  const found = new Set(files.flatMap((name) => without(name, readFileSync(`${PUCK}/${name}`, 'utf8'), unused).found))
  expect([...found].sort()).toEqual(Object.keys(unused).sort())
})
