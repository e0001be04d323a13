import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { type EditorConfig, ownerGroups } from '@frontage/kit/island/editor-config'
import type { Block, Island } from '@frontage/kit/island/island'
import type { Setting } from '@frontage/parts/admin/setting'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { catalogue } from '../../../admin/catalogue'
import { groupsOf } from './groups-of'
import { rowGroups } from './row-groups'
import { shapeOf } from './shape'
import { wordsFor } from './usual-words'

const blocks = import.meta.glob<{ block: Block }>('../../../../*/{,*/}site/*/*.block.ts', { eager: true })
const islands = import.meta.glob<{ island: Island }>('../../../../*/{,*/}site/*/*.island.ts', { eager: true })
const owners = import.meta.glob<{ editorConfig: EditorConfig }>('../../../../*/{,*/}site/*/*.editor.ts', { eager: true })

const nameIn = (path: string): string => path.split('/').at(-2) ?? ''
const wordsOf = new Map(Object.entries(owners).map(([path, { editorConfig }]) => [nameIn(path), editorConfig]))
const all = [...Object.values(blocks).map(({ block }) => block), ...Object.values(islands).map(({ island }) => island)]
const owned: OwnedBlock[] = all.flatMap(({ name, props }) => {
  const owner = wordsOf.get(name)
  return owner ? [{ name, props, owner }] : []
})
const cases = owned.map((each) => [each.name, each] as const)

/** In the frame of every page, brought by the page itself, or on a page of its own. */
const onNoPage = [
  'cookie-consent',
  'cookie-settings',
  'opening-soon',
  'page-review',
  'portfolio-item',
  'portfolio-next',
  'scroll-in',
  'scroll-to-top',
  'site-footer',
  'site-header',
  'tag-manager',
]

test('every block that may stand on a page has words for its owner', () => {
  expect(
    all
      .map(({ name }) => name)
      .filter((name) => !wordsOf.has(name))
      .sort(),
  ).toEqual(onNoPage)
  expect([...wordsOf.keys()].filter((name) => all.every((each) => each.name !== name))).toEqual([])
})

test('the catalogue is in the order of its groups, and nothing in it has the title of another', () => {
  const entries = catalogue(owned)
  const groups = entries.map(({ group }) => ownerGroups.indexOf(group))
  expect(groups).toEqual([...groups].sort((a, b) => a - b))
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
})

test.each(cases)('a new %s fits what the block takes', (_name, { props, owner }) => {
  expect(safeParse(props, owner.start ?? {}).issues).toBeUndefined()
})

/** Every setting below these, with the place of its words: `items.title`. */
function everySetting(settings: readonly Setting[], at = ''): (readonly [string, Setting])[] {
  return settings.flatMap((setting) => {
    const here = setting.path === '' ? `${at}.*` : at ? `${at}.${setting.path}` : setting.path
    const inside = 'settings' in setting ? setting.settings : []
    const kinds = 'kinds' in setting ? setting.kinds.flatMap((kind) => everySetting(kind.settings, here)) : []
    return [[here, setting] as const, ...everySetting(inside, here), ...kinds]
  })
}

const choicesIn = (setting: Setting) => ('choices' in setting ? setting.choices : 'kinds' in setting ? setting.kinds : [])

test.each(cases)('every setting of %s has a field, a name and words for its choices', (_name, { props, owner }) => {
  const settings = everySetting(groupsOf(shapeOf(props), owner).flatMap((group) => group.settings))
  expect(settings.filter(([at]) => !wordsFor(owner, at)).map(([at]) => at)).toEqual([])
  for (const [at, setting] of settings) for (const { value, label } of choicesIn(setting)) expect(label, `${at}: ${value}`).not.toBe(value)
  const known = settings.map(([at]) => at)
  expect(Object.keys(owner.labels ?? {}).filter((at) => !known.includes(at))).toEqual([])
  expect((owner.groups ?? []).flatMap((group) => group.settings).filter((at) => !known.includes(at))).toEqual([])
})

test.each(cases)('every setting of %s is asked for once, or kept on a screen of its own', (_name, { props, owner }) => {
  const settings = groupsOf(shapeOf(props), owner).flatMap((group) => group.settings)
  const paths = settings.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  if (owner.only) expect(settings.some(({ control }) => control === 'contributed')).toBe(true)
  else expect(paths.toSorted()).toEqual(Object.keys(shapeOf(props).entries ?? {}).sort())
})

test('a row is set up in full, with the 38 entrances and what may lie behind it', () => {
  const settings = everySetting(rowGroups(owned).flatMap((group) => group.settings))
  const byPath = new Map(settings)
  const entrances = byPath.get('animation.style')
  expect(entrances && choicesIn(entrances)).toHaveLength(38)
  const behind = byPath.get('behind')
  expect(behind && choicesIn(behind).map(({ value }) => value)).toEqual(['background-video', 'parallax'])
  for (const [at, setting] of settings) {
    expect(setting.label, at).not.toBe(setting.path)
    for (const { value, label } of choicesIn(setting)) expect(label, `${at}: ${value}`).not.toBe(value)
  }
})
