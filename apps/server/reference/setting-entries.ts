import type { SettingEntry } from '@frontage/app-sandbox/reference'
import type { EditorConfig } from '@frontage/kit/island/editor-config'
import {
  asks,
  bare,
  bound,
  entriesOf,
  isPicture,
  patternsOf,
  type Shape,
  settingIn,
} from '../../../features/pages/editor/admin/fields/shape'
import { wordsFor } from '../../../features/pages/editor/admin/fields/usual-words'

type Words = Pick<EditorConfig, 'labels'>

/** Every setting that a schema takes, what lies inside others too, in its order. `at`: where the walk stands. */
export const settingEntries = (shape: Shape, words: Words, at = ''): readonly SettingEntry[] =>
  entriesOf(bare(shape).shape)
    .filter(([, entry]) => entry.type !== 'literal')
    .flatMap(([name, entry]) => entriesFor(entry, at ? `${at}.${name}` : name, words))

function entriesFor(entry: Shape, path: string, words: Words): readonly SettingEntry[] {
  const { shape, isOptional, isNullable, otherwise } = bare(entry)
  const { label = '', help = '' } = wordsFor(words, path.replaceAll('.*.', '.')) ?? {}
  const written = otherwise === undefined || typeof otherwise === 'function' ? '' : JSON.stringify(otherwise)
  const own = {
    ...{ path, label, help, isRequired: !isOptional },
    type: `${typeOf(shape)}${isNullable ? ' or null' : ''}`,
    otherwise: written.length > 80 ? '…' : written,
  }
  return [own, ...insideOf(shape, path, words)]
}

/** What lies inside of a part, of the entries of a list, or of one kind of a variant. */
function insideOf(shape: Shape, path: string, words: Words): readonly SettingEntry[] {
  if (isPicture(shape)) return []
  if (shape.entries) return settingEntries(shape, words, path)
  if (shape.item) return bare(shape.item).shape.entries ? insideOf(bare(shape.item).shape, `${path}.*`, words) : []
  if (shape.type !== 'variant') return []
  const inside = (shape.options as readonly Shape[]).flatMap((option) => settingEntries(option, words, path))
  return inside.filter((entry, place) => inside.findIndex((other) => other.path === entry.path) === place)
}

const range = (shape: Shape, [least, most]: readonly [string, string]): string => {
  const [from, to] = [bound(shape, least), bound(shape, most)]
  if (from === undefined && to === undefined) return ''
  return from === undefined ? `, at most ${to}` : to === undefined ? `, at least ${from}` : `, ${from} to ${to}`
}

const lengths = ['min_length', 'max_length'] as const
const values = ['min_value', 'max_value'] as const

/** What is written, in words: `text, at most 120 characters`. */
function typeOf(shape: Shape): string {
  if (isPicture(shape)) return 'picture'
  if (shape.entries) return 'group'
  if (shape.item) return `list of ${typeOf(bare(shape.item).shape)}${range(shape, lengths)}`
  if (shape.type === 'boolean') return 'true or false'
  if (shape.type === 'picklist') return `one of ${shape.options?.map((option) => JSON.stringify(option)).join(', ')}`
  if (shape.type === 'variant') return `one of ${kindsOf(shape).join(', ')}`
  if (shape.type === 'number') return `${settingIn(shape) === 'duration' ? 'seconds' : 'number'}${range(shape, values)}`
  return shape.type === 'string' ? textType(shape) : shape.type.replaceAll('_', ' ')
}

function textType(shape: Shape): string {
  if (asks(shape, 'iso_date')) return 'date (2026-11-28)'
  if (asks(shape, 'iso_timestamp')) return 'date and time (2026-11-27T20:30:00.000Z)'
  if (patternsOf(shape).some(({ source }) => source.includes('#[0-9a-f]{6}'))) return 'colour (#0b7285)'
  const most = bound(shape, 'max_length')
  return `text${most === undefined ? '' : `, at most ${most} characters`}`
}

const kindsOf = ({ options = [], key = 'kind' }: Shape): readonly string[] =>
  (options as readonly Shape[]).map(({ entries = {} }) => `{ ${key}: ${JSON.stringify(entries[key]?.literal)} }`)
