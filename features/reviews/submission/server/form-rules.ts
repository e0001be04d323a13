import { say } from '@frontage/kit/say'
import { websiteOf } from '@frontage/rules/website'
import type { FieldName, FormField, ReviewForm } from '../../review-form'
import { issueOf, ratingOf } from '../field-rules'
import { submissionMessages as words } from '../messages.sent'
import { cleanText, longestOf } from './visitor-text'

/** Thrown when a field has to be mended; `field` is its name on the wire. */
export class InvalidReview extends Error {
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

/** Reads what the form asks for and nothing else. Throws a Complaint at the first field that is wrong. */
export function readForm({ fields }: ReviewForm, values: Values): Written {
  const asked = new Map(fields.map((field) => [field.name, field]))
  const read = (name: FieldName): string => {
    const field = asked.get(name)
    if (!field) return ''
    const value = cleanText(name, values(name))
    // Fields of a browser take no more than they may, so that only the server has words for it.
    const fault = issueOf(field, value) ?? ([...value].length > longestOf(name) && !unmeasured.has(name) ? 'tooLong' : undefined)
    if (fault) throw new InvalidReview(say(words[fault], { label: field.label, most: longestOf(name) }), name)
    return value
  }
  return {
    // Reviews, §5: no rating and 0 are the same; thumbs and smiles come as 5 and 2.
    rating: ratingOf(read('review_rating')) || null,
    title: read('review_title'),
    text: read('review_text'),
    reviewer: read('reviewer_name'),
    email: read('reviewer_email'),
    companyName: read('company_name'),
    companyTitle: read('company_title'),
    companyUrl: websiteOf(read('company_website')) ?? '',
    location: read('location'),
    consent: read('review_consent') !== '',
    page: pageIn(asked.get('select_page'), read('select_page')),
  }
}

const pageIn = (field: FormField | undefined, id: string): Written['page'] => field?.pages.find((known) => known.id === id)

/** Values that nobody typed into one field: names of files, and several addresses in one. */
const unmeasured = new Set<FieldName>(['review_avatar', 'review_media', 'social_links'])
