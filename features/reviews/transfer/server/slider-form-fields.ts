import type { FormField, StoredReviewForm } from '../../review-form'
import { fieldNames } from '../../review-form'
import { lost as words } from '../messages.gaps'
import { jsonIn } from './plugin-json'
import { shownLines } from './plugin-texts'
import type { SliderSettings } from './slider-settings'

type Old = (name: string) => string
type Lost = SliderSettings['lost']

const MOST_FIELDS = 30
const LONGEST = 200
const LONGEST_HINT = 500

/** Words that the plugin stored as markup, some of them with a backslash before each quotation mark. */
export const plainText = (text: string): string => shownLines(text.replaceAll(/\\(?=['"\\])/g, ''))

/** The fields of a form in their order, and which links stand above what is left of it. */
export function readFields({ column, lost }: SliderSettings): Pick<StoredReviewForm, 'fields' | 'showLinksAbove' | 'hideRest'> {
  const all = fieldsIn(column('form_fields'))
  const fields = new Map<FormField['name'], NonNullable<StoredReviewForm['fields']>[number]>()
  for (const old of all) {
    const name = nameOf(old)
    const label = plainText(old('label')).slice(0, LONGEST) || old('name').slice(0, 60)
    if (!name || fields.has(name) || fields.size >= MOST_FIELDS) lost(words.field(label, old('input_type')))
    else fields.set(name, fieldOf(name, label, old, lost))
  }
  const links = all.find((old) => nameOf(old) === 'social_links')
  const above = /^[0-4]$/.exec(links?.('showval') ?? '')?.[0]
  return {
    fields: [...fields.values()],
    showLinksAbove: above === undefined ? null : Number(above),
    hideRest: above !== undefined && links?.('hiderest') === 'hide',
  }
}

/** A list, or a record of numbers where fields were moved or taken out. */
function fieldsIn(text: string): Old[] {
  const all = jsonIn(text)
  return Object.values(typeof all === 'object' && all !== null ? all : {})
    .filter((one): one is Readonly<Record<string, unknown>> => typeof one === 'object' && one !== null)
    .map((one) => (name) => (Object.hasOwn(one, name) && /^(?:string|number)$/.test(typeof one[name]) ? String(one[name]).trim() : ''))
}

/** What it is called here; undefined where nothing here asks for it. */
function nameOf(old: Old): FormField['name'] | undefined {
  const name = old('name')
  if (/^custom_select_page(?:_|$)/.test(name)) return 'select_page'
  if (/^custom_media(?:_|$)/.test(name)) return 'review_media'
  return fieldNames.find((one) => one === name)
}

function fieldOf(name: FormField['name'], label: string, old: Old, lost: Lost) {
  const hint = (key: 'before' | 'after'): string => {
    const text = plainText(old(key))
    if (text.length > LONGEST_HINT) lost(words.endOf(text.slice(0, 40)))
    return text.slice(0, LONGEST_HINT)
  }
  const filled = [old('default_form_value'), old('default_display_value')].some((value) => value !== '' && value !== '0')
  if (filled) lost(words.filledIn(label))
  return {
    ...{ name, label, required: old('required') === 'on', hidden: old('hide_field') === 'on', showLabel: old('show_label') === 'on' },
    ...{ placeholder: plainText(old('placeholder')).slice(0, LONGEST), before: hint('before'), after: hint('after') },
    ...(name === 'review_rating' && ratingOf(label, old, lost)),
    ...(name === 'social_links' && { links: linksOf(old, lost) }),
    ...(name === 'select_page' && { pages: pagesOf(label, old, lost) }),
  }
}

function ratingOf(label: string, old: Old, lost: Lost): Pick<FormField, 'control'> {
  const isUpDown = old('starornot') === 'updown'
  if (!isUpDown && Number(old('maxrating') || 5) !== 5) lost(words.scale(label, old('maxrating').slice(0, 10)))
  if (old('afterclick') === 'hide') lost(words.afterClick(label))
  return { control: isUpDown ? (old('star_icon') === 'smileys' ? 'smile' : 'thumbs') : 'stars' }
}

const MOST_LINKS = 50

function linksOf(old: Old, lost: Lost): FormField['links'] {
  const links: FormField['links'] = []
  for (let number = 1; number <= MOST_LINKS; number++) {
    const url = old(`lurl${number}`).replace(/^http:/i, 'https:')
    const name = plainText(old(`lname${number}`)).slice(0, 60)
    if (!url) continue
    if (/^https:\/\/[^\s@]+$/i.test(url) && url.length <= 800)
      links.push({ name: name || URL.parse(url)?.hostname || url.slice(0, 60), url })
    else lost(words.link(name || url.slice(0, 60)))
  }
  if (old('displaytype')) lost(words.linkIcons)
  return links
}

const MOST_PAGES = 200
const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim())

/** By the numbers that they have on the old site: the reviews that came are of these. */
function pagesOf(label: string, old: Old, lost: Lost): FormField['pages'] {
  const names = partsOf(old('seloptsname'))
  const all = partsOf(old('selopts')).flatMap((id, index) =>
    id && id.length <= 150 ? [{ id, name: (names[index] || id).slice(0, LONGEST) }] : [],
  )
  if (all.length > MOST_PAGES) lost(words.endOf(label))
  if (old('create_woo') === 'on') lost(words.shop)
  return all.slice(0, MOST_PAGES)
}
