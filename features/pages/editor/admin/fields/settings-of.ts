import type { EditorConfig, SettingWords } from '@frontage/kit/island/editor-config'
import { href } from '@frontage/kit/wire/href'
import { type Choice, type Kind, type Setting, type Settings, valueAt } from '@frontage/parts/admin/setting'
import { asks, type Bare, bare, bound, entriesOf, isPicture, patternsOf, type Shape, settingIn, shapeOf } from './shape'
import { startOf } from './start-of'
import { wordsFor } from './usual-words'

/** Whose words are asked for, and where the walk stands: `items.title`. */
type Walk = { readonly owner: Pick<EditorConfig, 'labels' | 'start'>; readonly at: string }

/** Text that is longer gets several lines. */
const LINE = 200

/**
 * A form for what a schema takes: one setting for every entry of an object, in its order, or only for those that are named.
 * Throws where a shape has no field.
 */
export const settingsOf = (shape: Shape, owner: Walk['owner'], at = '', only?: readonly string[]): readonly Setting[] =>
  entriesOf(bare(shape).shape)
    .filter(([name, entry]) => entry.type !== 'literal' && (!only || only.includes(name)))
    .toSorted(([one], [other]) => Number(isAside(one)) - Number(isAside(other)))
    .map(([name, entry]) => settingOf(entry, name, { owner, at: at ? `${at}.${name}` : name }))

/** What few owners ever change stands last. */
const isAside = (name: string): boolean => name === 'slug'

function settingOf(shape: Shape, path: string, walk: Walk): Setting {
  const { label = path, help, when, ...words }: Partial<SettingWords> = wordsFor(walk.owner, walk.at) ?? {}
  const found = bare(shape)
  const { isOptional, otherwise } = found
  return {
    path,
    label,
    ...(help && { help }),
    ...(when && { when }),
    ...(otherwise !== undefined && { otherwise }),
    ...(isOptional && otherwise === undefined && { isOptional }),
    ...controlFor(found, { label, ...words }, walk),
  } as Setting
}

type Control = { readonly control: Setting['control'] } & Readonly<Record<string, unknown>>

function controlFor(found: Bare, words: SettingWords, walk: Walk): Control {
  const { shape } = found
  if (words.field) return { control: 'contributed', field: words.field }
  if (words.as) return { control: words.as }
  if (shape === shapeOf(href)) return { control: 'contributed', field: 'href' }
  if (shape.entries) return objectControl(found, walk)
  if (shape.item) return listControl(found, words, walk)
  if (shape.type === 'variant') return variantControl(found, words, walk)
  if (shape.type === 'boolean') return { control: 'flag' }
  if (shape.type === 'picklist') return choiceControl(found, words)
  if (shape.type === 'number') return numberControl(found)
  if (shape.type === 'string') return textControl(shape)
  throw new Error(`${walk.at}: no field for ${shape.type}`)
}

function textControl(shape: Shape): Control {
  if (asks(shape, 'iso_date')) return { control: 'day' }
  if (asks(shape, 'iso_timestamp')) return { control: 'moment' }
  if (patternsOf(shape).some(({ source }) => source.includes('#[0-9a-f]{6}'))) return { control: 'colour' }
  const most = bound(shape, 'max_length') ?? LINE
  return { control: most > LINE && patternsOf(shape).length === 0 ? 'text' : 'line' }
}

function numberControl({ shape, isNullable, isOptional, otherwise }: Bare): Control {
  const mayBeNone = isNullable || (isOptional && otherwise === undefined)
  const bounds = { least: bound(shape, 'min_value') ?? 0, most: bound(shape, 'max_value') ?? Number.MAX_SAFE_INTEGER }
  if (settingIn(shape) === 'duration') return { control: 'duration', ...bounds, ...(mayBeNone && { isNullable: true }) }
  return { control: mayBeNone ? 'limit' : 'number', ...bounds, hasDecimals: !shape.pipe?.some((step) => step.type === 'integer') }
}

const choicesOf = (options: readonly unknown[], { choices = {} }: SettingWords): readonly Choice[] =>
  options.map((value) => ({ value: String(value), label: choices[String(value)] ?? String(value) }))

function choiceControl({ shape, isOptional, otherwise }: Bare, words: SettingWords): Control {
  const options = shape.options ?? []
  const choices = choicesOf(options, words)
  if (typeof options[0] === 'number') return { control: 'step', choices }
  return { control: 'choice', choices, ...(isOptional && otherwise === undefined && { none: words.none ?? 'Default' }) }
}

function objectControl({ shape, isOptional, otherwise }: Bare, { owner, at }: Walk): Control {
  if (isPicture(shape)) return { control: 'picture', mayBeNone: isOptional }
  const mayBeNone = isOptional && otherwise === undefined
  return { control: 'part', settings: settingsOf(shape, owner, at), ...(mayBeNone && { start: startOf(shape, 'Some text') }) }
}

/** A new entry begins like the first one of a new block. */
function listControl({ shape }: Bare, words: SettingWords, { owner, at }: Walk): Control {
  const item = bare(shape.item ?? shape).shape
  if (item.type === 'picklist') return { control: 'several', choices: choicesOf(item.options ?? [], words) }
  const one = words.one ?? 'Item'
  const first = valueAt(owner.start, at)
  const settings = item.entries && !isPicture(item) ? settingsOf(item, owner, at) : [settingOf(item, '', { owner, at: `${at}.*` })]
  return {
    control: 'list',
    settings,
    one,
    start: (Array.isArray(first) && first[0]) || startOf(item, one),
    least: bound(shape, 'min_length') ?? 0,
    most: bound(shape, 'max_length') ?? 200,
    ...(item.entries && 'slug' in item.entries && { unique: 'slug' }),
    ...pictureOf(item),
  }
}

function pictureOf(item: Shape): { readonly picture?: string } {
  if (isPicture(item)) return { picture: '' }
  const inside = item.entries?.picture
  return inside && isPicture(bare(inside).shape) ? { picture: 'picture' } : {}
}

function variantControl({ shape, isOptional, otherwise }: Bare, words: SettingWords, { owner, at }: Walk): Control {
  const key = shape.key ?? 'kind'
  const kinds = (shape.options ?? []).map((option): Kind => {
    const { entries = {} } = shapeOf(option as Shape)
    const value = String(entries[key]?.literal)
    const start = startOf(option as Shape, 'Some text') as Settings
    return { value, label: words.choices?.[value] ?? value, settings: settingsOf(option as Shape, owner, at), start }
  })
  return { control: 'variant', key, kinds, mayBeNone: isOptional && otherwise === undefined }
}
