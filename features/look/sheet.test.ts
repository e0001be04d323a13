import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { presets } from './editor/presets'
import { houseLook } from './house-look'
import { directionOf } from './language'
import { lookShape } from './look'
import { nameOfOwn, type OwnFace } from './own-face'
import { fontsOf, sheetOf, tokensOf } from './sheet'
import { houseStructure, sheetChoices, structureVariants } from './structure'
import { structureSheetsOf } from './structure-sheets'

const tokensFile = readFileSync('packages/parts/tokens.css', 'utf8')
const kowhai = { ...presets[1]!.look, language: 'en-NZ', timeZone: 'Pacific/Auckland' }

test('the look of the house is what tokens.css says, word for word', () => {
  for (const [name, value] of tokensOf(houseLook)) expect(new RegExp(`^ {4}--${name}: (.*?);`, 'm').exec(tokensFile)?.[1], name).toBe(value)
  expect(sheetOf(houseLook)).toBe('')
})

test('style sheets use only custom properties that are declared, or that code sets', () => {
  const read = (pattern: string): [string, string][] =>
    globSync(pattern, { exclude: ['**/node_modules/**'] }).map((file) => [file, readFileSync(file, 'utf8')])
  const sheets = [...read('{apps,features,packages}/**/*.css'), ...read('script/new/templates/*/*.css.template')]
  const declared = new Set(sheets.flatMap(([, sheet]) => [...sheet.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!)))
  const set = read('{features,packages}/**/*.tsx').flatMap(([, code]) => [...code.matchAll(/['`](--[\w-]+)/g)].map(([, name]) => name!))
  const known = new Set([...declared, ...set])
  const used = sheets.flatMap(([file, sheet]) => [...sheet.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name]) => `${file}: ${name}`))
  expect(used.filter((each) => !known.has(each.split(': ')[1]!) && !each.includes('--mantine-'))).toEqual([])
})

test('a light plate is there where pages are dark, in whichever mode that is', () => {
  const look = (name: string) => ({ ...presets.find((preset) => preset.name === name)!.look, language: 'en', timeZone: 'UTC' })
  expect(tokensOf(look('ledger')).get('plate-light')).toBe('light-dark(#0000, #fffdf8)')
  expect([tokensOf(look('lamplight')).get('plate-light'), tokensOf(look('lamplight')).get('plate-dark')]).toEqual(['#fffdf8', '#0000'])
})

test('another look says what differs, and nothing else', () => {
  expect(sheetOf(kowhai)).toContain('--button-radius:10rem')
  expect(sheetOf(kowhai)).not.toContain('--surface-accent-border:#3b6468')
  expect(sheetOf({ ...houseLook, shape: { ...houseLook.shape, corner: 5 } })).toBe(
    '@layer tokens{:root,:where([data-scheme]){--radius:5px}}',
  )
  expect(fontsOf(kowhai)).toEqual(['newsreader', 'figtree'])
  expect(fontsOf({ ...kowhai, type: { ...kowhai.type, text: 'newsreader' } })).toEqual(['newsreader'])
})

test('issue 15: a look that was stored before there were structures is what it was, byte by byte', () => {
  const stored = JSON.parse(JSON.stringify(kowhai)) as unknown
  const look = v.parse(lookShape, stored)
  expect(look).toEqual(stored)
  expect(look).not.toHaveProperty('structure')
  const [, tokens = ''] = /^@layer tokens\{:root,:where\(\[data-scheme\]\)\{([^}]*)\}\}$/.exec(sheetOf(look)) ?? []
  const names = tokens.split(';').map((line) => /^--([\w-]+):/.exec(line)?.[1])
  expect(names).toContain('heading-weight')
  for (const name of ['radius-card', 'radius-image', 'line-thin', 'heading-case', 'heading-style', 'strong-weight', 'letter-width'])
    expect(names).not.toContain(name)
})

test('issue 15: a page carries the sheets of what was chosen, and no other', () => {
  expect(structureSheetsOf(houseStructure)).toEqual([])
  expect(sheetOf({ ...houseLook, structure: { ...houseStructure } })).toBe('')
  const [only, ...others] = structureSheetsOf({ ...houseStructure, header: 'awning' })
  expect(others).toEqual([])
  expect(only).toContain('--header-overhang')
  expect(sheetOf({ ...houseLook, structure: { ...houseStructure, header: 'awning' } })).toBe(only)
  expect(structureSheetsOf({ ...houseStructure, edge: 'scallop' }).join('')).not.toContain('--header-overhang')
})

test('issue 15: every shape that can be chosen has its sheet, and every sheet can be chosen', () => {
  const files = globSync('features/look/structure/*/*.css').map((file) =>
    file.replace('features/look/structure/', '').replaceAll('\\', '/'),
  )
  const named = sheetChoices.flatMap((choice) => structureVariants[choice].slice(1).map((variant) => `${choice}/${variant}.css`))
  expect(files.filter((file) => !named.includes(file))).toEqual([])
  for (const choice of sheetChoices)
    for (const variant of structureVariants[choice].slice(1))
      expect(structureSheetsOf({ [choice]: variant }), `${choice} ${variant}`).toHaveLength(1)
})

test.each([{ header: 'x' }, { header: '../../site' }, { edge: 'rules}*{' }, { drawing: '<svg>' }])(
  'bar E01: no structure is %j',
  (structure) => expect(v.safeParse(lookShape, { ...houseLook, structure }).success).toBe(false),
)

const own: OwnFace = { id: 'ab'.repeat(16), name: 'Karla "}', ends: 'serif', weights: [400, 700] }

test('issue 6: a typeface of the owner is declared where a look wears it, before letters of the system', () => {
  const look = v.parse(lookShape, { ...houseLook, faces: [own], type: { ...houseLook.type, headlines: nameOfOwn(own) } })
  expect(sheetOf(look)).toContain(
    `@font-face{font-family:"own-${own.id}";src:url(/look/faces/${own.id}.woff2) format("woff2");font-weight:400 700;font-display:swap}`,
  )
  expect(sheetOf(look)).toContain(`--font-heading:"own-${own.id}", ui-serif, Georgia, serif;`)
  expect(sheetOf(look), 'a name is for people').not.toContain('Karla')
  expect(fontsOf(look)).toEqual(['source-sans-3'])
  expect(sheetOf({ ...houseLook, faces: [own] })).toBe('')
})

test('issue 6: where a typeface of the owner is gone, that of the house stands', () => {
  const look = { ...houseLook, type: { ...houseLook.type, headlines: nameOfOwn(own) } }
  expect(sheetOf(look)).toContain('--font-heading:"Source Sans 3"')
  expect(fontsOf(look)).toEqual(['source-sans-3'])
})

test.each([{ id: 'x' }, { id: `${'a'.repeat(31)}"` }, { weights: [700, 400] }, { weights: [0, 1] }, { ends: 'x;}*{' }, { name: ' ' }])(
  'bar E01: no typeface is %j',
  (wrong) => expect(v.safeParse(lookShape, { ...houseLook, faces: [{ ...own, ...wrong }] }).success).toBe(false),
)

test('presets and the house fit the shape', () => {
  for (const { look } of presets) expect(v.safeParse(lookShape, { ...look, language: 'he', timeZone: 'UTC' }).issues).toBeUndefined()
})

test('the zone is one that exists', () => {
  expect(v.safeParse(lookShape, { ...houseLook, timeZone: 'Europe/London' }).success).toBe(true)
  for (const timeZone of ['Middle/Earth', '', '+02:00', 'Pacific/Auckland;x'])
    expect(v.safeParse(lookShape, { ...houseLook, timeZone }).success, timeZone).toBe(false)
})

const bad = [
  'tomato',
  '#fff',
  '#12345g',
  '#123456;}body{display:none',
  'url(https://evil.test)',
  '</style><script>',
  'var(--color-text)',
  '#123456 ',
]

test.each(bad)('bar E01: no value of a style sheet is %s', (value) => {
  const inMain = { ...houseLook, light: { ...houseLook.light, main: { ...houseLook.light.main, paper: value } } }
  const inOwn = { ...houseLook, dark: { ...houseLook.dark, own: { line: value } } }
  const inFace = { ...houseLook, type: { ...houseLook.type, text: value } }
  const inSize = { ...houseLook, shape: { ...houseLook.shape, corner: value } }
  const inLanguage = { ...houseLook, language: value }
  for (const look of [inMain, inOwn, inFace, inSize, inLanguage]) expect(v.safeParse(lookShape, look).success).toBe(false)
})

test('bar E01: colours of names that nobody knows are cut away', () => {
  const extra = { ...houseLook, light: { ...houseLook.light, own: { 'x:red}body{display:none}': '#123456' } } }
  expect(v.parse(lookShape, extra).light.own).toEqual({})
})

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['mi', 'ltr'],
  ['en-NZ', 'ltr'],
  ['arn', 'ltr'],
] as const)('%s is written %s', (tag, direction) => expect(directionOf(tag)).toBe(direction))
