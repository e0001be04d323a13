import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { translatorTo } from '@frontage/kit/admin-words.server'
import { declaredTexts, type TextTree } from '@frontage/kit/texts'
import { expect, test } from 'vitest'
import { speakInAdmin } from './admin-words'
import { blockFolders } from './blocks'
import { visitorTexts } from './texts'
import { missingIn, notTranslatedYet, reportOf, untranslated } from './translations'

const gapsIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()
const textsIn = (tree: TextTree): string[] => Object.values(tree).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)))

test('issue 6: every group says where visitors read it, and has German words with the same gaps, unless it is not shipped yet', () => {
  const german = visitorTexts.translationOf('de')
  expect(visitorTexts.sources.size).toBeGreaterThan(20)
  for (const [name, { title, english }] of visitorTexts.sources) {
    expect(title, name).toMatch(/^[A-Z][a-z]/)
    if (!(name in notTranslatedYet)) expect(textsIn(german[name] ?? {}).map(gapsIn), name).toEqual(textsIn(english).map(gapsIn))
  }
})

test('owners who read the admin in German read in it where each group stands, and when each text is shown', () => {
  speakInAdmin()
  const german = translatorTo('de')
  const same = [...visitorTexts.sources.values()].filter(({ title }) => (german?.(title) ?? title) === title)
  expect(same.map(({ title }) => title)).toEqual(['Cookies', 'Feeds'])
  const about = [...visitorTexts.sources.values()].flatMap(({ help }) => Object.values(help))
  expect(about.length).toBeGreaterThan(200)
  expect(about.filter((sentence) => german?.(sentence) === undefined)).toEqual([])
  expect(german?.('Contact forms: buttons')).toBe('Kontaktformulare: Schaltflächen')
})

test('what is not shipped yet is named with a reason, and leaves the list when it is translated', () => {
  expect([...untranslated('de').keys()].sort()).toEqual(Object.keys(notTranslatedYet).sort())
  for (const reason of Object.values(notTranslatedYet)) expect(reason).toMatch(/\w{3}/)
})

test('the report names every text without words in a language', () => {
  expect(missingIn({ open: 'Open', found: { one: 'One', other: '{count}' } }, { open: 'Auf', found: { one: 'Eins' } })).toEqual([
    'found.other',
  ])
  expect(reportOf('xx')[0]).toBe(`xx: ${visitorTexts.sources.size} groups are not complete`)
  expect(reportOf('xx').join()).toContain('rows.rows: open, close')
})

/** The file that an import leads to; undefined outside of the house. */
function fileOf(from: string, specifier: string): string | undefined {
  const [, name, door] = /^@frontage\/(kit|parts)\/(.+)/.exec(specifier) ?? []
  const named = name && (doors(`packages/${name}`)[`./${door}`] ?? `./${door}.ts`)
  const place = named ? path.join(`packages/${name}`, named) : specifier.startsWith('.') && path.join(path.dirname(from), specifier)
  return place ? ['', '.ts', '.tsx'].map((end) => place + end).find((file) => /\.tsx?$/.test(file) && existsSync(file)) : undefined
}

const doors = (home: string) => JSON.parse(readFileSync(`${home}/package.json`, 'utf8')).exports as Record<string, string>

/** Everything that the code of a view reads, also what it fetches later; what only the server draws is left out. */
function groupsBehind(file: string, seen = new Set<string>()): Set<string> {
  const groups = new Set<string>()
  if (!file || seen.has(file) || file.endsWith('.server-only.view.tsx')) return groups
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, names = '', specifier = ''] of source.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)) {
    const target = fileOf(file, specifier)
    if (!target) continue
    const declared = new Map(
      [...readFileSync(target, 'utf8').matchAll(/export const (\w+) = texts\(\s*'([\w.-]+)'/g)].map(([, key, group]) => [key!, group!]),
    )
    for (const key of names.split(',').map((each) => each.trim().split(' ')[0]!)) if (declared.has(key)) groups.add(declared.get(key)!)
    if (!declared.size) for (const group of groupsBehind(target, seen)) groups.add(group)
  }
  for (const [, specifier = ''] of source.matchAll(/import\('([^']+)'\)/g))
    for (const group of groupsBehind(fileOf(file, specifier) ?? '', seen)) groups.add(group)
  return groups
}

const islands = globSync('features/*/{,*/}site/*/*.island.ts')

test.each(islands)('issue 6: %s names all texts that its code in the browser reads, and no others', (file) => {
  const definition = blockFolders.get(path.basename(file, '.island.ts'))?.definition
  const named = definition && 'texts' in definition ? (definition.texts ?? []) : []
  const names = Object.entries(declaredTexts()).flatMap(([name, group]) => (named.includes(group) ? [name] : []))
  expect(names.sort()).toEqual([...groupsBehind(file.replace('.island.ts', '.view.tsx'))].sort())
})
