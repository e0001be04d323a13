import { say } from '@frontage/kit/say'
import type { FieldName, FormField, ReviewForm } from '../../review-form'
import { LONGEST_LINE, LONGEST_TEXT } from '../../spec'
import { submissionMessages as words } from '../messages.sent'
import { emailOf, lineOf, paragraphsOf, ratingOf, websiteOf } from './visitor-text'

/** Thrown when a field has to be mended; `field` is its name on the wire. */
export class Complaint extends Error {
  override readonly name = 'Complaint'
  readonly field: string | undefined

  constructor(message: string, field?: FieldName) {
    super(message)
    this.field = field && `wprevpro_${field}`
  }
}

export type Written = {
  readonly rating: number | null
  readonly title: string
  readonly text: string
  readonly reviewer: string
  readonly email: string
  readonly companyName: string
  readonly companyTitle: string
  readonly companyUrl: string
  readonly location: string
  readonly consent: boolean
  /** The page that was chosen, of those that the form offers. */
  readonly page: { readonly id: string; readonly name: string } | undefined
}

type Values = (name: FieldName) => string

/** Reads what the form asks for and nothing else, by the rules of its fields. Throws a Complaint at the first field that is wrong. */
export function readForm({ fields }: ReviewForm, values: Values): Written {
  const asked = new Map(fields.map((field) => [field.name, field]))
  const read = (name: FieldName, most: number, clean = lineOf): string => {
    const field = asked.get(name)
    return field ? checkedValue(field, clean(values(name)), most) : ''
  }
  const checked = (name: FieldName, check: (text: string) => string | undefined, complaint: string): string => {
    const value = read(name, LONGEST_LINE)
    const good = value && check(value)
    if (good === undefined) throw new Complaint(complaint, name)
    return good
  }
  return {
    rating: readRating(asked.get('review_rating'), values('review_rating')),
    title: read('review_title', LONGEST_LINE),
    text: read('review_text', LONGEST_TEXT, paragraphsOf),
    reviewer: read('reviewer_name', LONGEST_LINE),
    email: checked('reviewer_email', emailOf, words.badEmail),
    companyName: read('company_name', LONGEST_LINE),
    companyTitle: read('company_title', LONGEST_LINE),
    companyUrl: checked('company_website', websiteOf, words.badWebsite),
    location: read('location', LONGEST_LINE),
    consent: read('review_consent', LONGEST_LINE) !== '',
    page: pageIn(asked.get('select_page'), read('select_page', LONGEST_LINE)),
  }
}

function checkedValue(field: FormField, value: string, most: number): string {
  if (!value && field.required && !field.hidden) throw new Complaint(say(words.missing, { label: field.label }), field.name)
  if ([...value].length > most) throw new Complaint(say(words.tooLong, { most }), field.name)
  return value
}

/** Reviews, §5: no rating and 0 are the same; thumbs and smiles come as 5 and 2. */
function readRating(field: FormField | undefined, text: string): number | null {
  if (!field) return null
  const rating = ratingOf(text)
  if (rating === undefined || (!rating && field.required && !field.hidden)) throw new Complaint(words.noRating, 'review_rating')
  return rating || null
}

function pageIn(field: FormField | undefined, id: string): Written['page'] {
  if (!field || !id) return undefined
  const page = field.pages.find((known) => known.id === id)
  if (!page) throw new Complaint(say(words.missing, { label: field.label }), 'select_page')
  return page
}
