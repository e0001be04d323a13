import { expect, test } from 'vitest'
import { plainImports } from './plain-imports.mjs'

const whole = "const load = () => __vitePreload(() => import('./part.js'), deps);"
const named =
  "const load = () => __vitePreload(async () => { const { Part: Own } = await import('./part.js'); return { Part: Own } }, deps).then(use);"
const merged = "const load = () => __vitePreload(() => import('./parts.js').then((e) => e.t), deps);"
const other = "const load = () => __vitePreload(async () => { const { Part } = await import('./part.js'); return { Other: Part } }, deps);"

test('an import on demand is an import', () => {
  expect(plainImports('chunk.js', whole, false)).toBe("const load = () => import('./part.js');")
  expect(plainImports('chunk.js', named, false)).toBe("const load = () => import('./part.js').then(use);")
  expect(plainImports('chunk.js', merged, false)).toBe("const load = () => import('./parts.js').then((e) => e.t);")
})

test('what is fetched along with it stays where it is wanted', () => {
  expect(plainImports('chunk.js', named, true)).toBe("const load = () => __vitePreload(() => import('./part.js'), deps).then(use);")
})

test('what hands on something else is left to do so', () => {
  expect(plainImports('chunk.js', other, true)).toBe(other)
  expect(plainImports('chunk.js', other, false)).toContain('return { Other: Part } })()')
})

test('a chunk without any stays', () => {
  expect(plainImports('chunk.js', 'export const a = 1', false)).toBeUndefined()
})
