import type { Settings } from '@frontage/parts/admin/setting'
import { type FieldName, type FormField, fieldNames } from '../../../review-form'
import { fieldWords } from './form-words'

/** The fields of a form, in their order. */
export const fieldsIn = ({ fields }: Settings): readonly FormField[] => (Array.isArray(fields) ? (fields as FormField[]) : [])

export const hasField = (settings: Settings, wanted: FieldName): boolean => fieldsIn(settings).some(({ name }) => name === wanted)

/** The list with one of its members a place further up or down; at its ends it stays as it is. */
export function moved<One>(list: readonly One[], from: number, by: -1 | 1): readonly One[] {
  const to = from + by
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** A field as it comes into a form: asked for, not needed. */
export const newField = (name: FieldName): FormField => ({
  name,
  label: fieldWords[name],
  required: false,
  hidden: false,
  showLabel: true,
  placeholder: '',
  before: '',
  after: '',
  control: 'stars',
  links: [],
  pages: [],
})

export type Plain = 'required' | 'showLabel' | 'hidden' | 'placeholder' | 'before' | 'after'

/** What can be decided about a field, as far as it has it: a picture holds no example, and nobody has to follow a link. */
const without: Readonly<Partial<Record<FieldName, readonly Plain[]>>> = {
  review_rating: ['placeholder'],
  social_links: ['placeholder', 'required'],
  review_avatar: ['placeholder'],
  review_media: ['placeholder'],
  review_consent: ['placeholder', 'showLabel'],
}
export const hasSetting = (name: FieldName, setting: Plain): boolean => !without[name]?.includes(setting)

/** What the form does not ask for yet. */
export const unused = (fields: readonly Pick<FormField, 'name'>[]): FieldName[] =>
  fieldNames.filter((known) => !fields.some(({ name }) => name === known))

type Link = FormField['links'][number]

/** One link a line: "Google https://g.page/r/…". The address is the last word. */
export const linksIn = (text: string): Link[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const url = line.split(/\s/).at(-1) ?? ''
      const name = line.slice(0, -url.length).trim()
      return { name: name || url.replace(/^https?:\/\//, '').split('/')[0] || url, url }
    })

export const linesOf = (links: readonly Link[]): string => links.map(({ name, url }) => `${name} ${url}`).join('\n')

type PageChoice = FormField['pages'][number]

/** One page a line: its number, then its name. */
export const pagesIn = (text: string): PageChoice[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [id = ''] = line.split(/\s/, 1)
      return { id, name: line.slice(id.length).trim() || id }
    })

export const pageLinesOf = (pages: readonly PageChoice[]): string => pages.map(({ id, name }) => `${id} ${name}`).join('\n')

/** Links that depend on the stars, or take the form away, steer unhappy customers elsewhere. */
export const isGating = (settings: Settings): boolean =>
  hasField(settings, 'social_links') &&
  typeof settings.showLinksAbove === 'number' &&
  (settings.showLinksAbove > 0 || settings.hideRest === true)
