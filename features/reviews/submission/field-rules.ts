import { isEmail } from '@frontage/rules/email'
import { websiteOf } from '@frontage/rules/website'
import type { FormField } from '../review-form'

/** What is wrong with a field. */
export type FieldFault = 'noRating' | 'missing' | 'badEmail' | 'badWebsite'

/** A browser knows no list of pages: only the server draws it. */
type Asked = Pick<FormField, 'name' | 'required' | 'hidden'> & Partial<Pick<FormField, 'pages'>>

/** What a field of a form for reviews must keep, for browser and server alike: `value` has no white space around it, files stand here by their names. */
export function issueOf({ name, required, hidden, pages }: Asked, value: string): FieldFault | undefined {
  const isNeeded = required && !hidden
  if (name === 'review_rating') {
    const rating = ratingOf(value)
    return rating === undefined || (rating === 0 && isNeeded) ? 'noRating' : undefined
  }
  if (name === 'social_links') return undefined
  if (!value) return isNeeded ? 'missing' : undefined
  if (name === 'review_avatar' || name === 'review_media') return undefined
  if (name === 'reviewer_email' && !isEmail(value)) return 'badEmail'
  if (name === 'company_website' && websiteOf(value) === undefined) return 'badWebsite'
  return name === 'select_page' && pages && !pages.some(({ id }) => id === value) ? 'missing' : undefined
}

/** Whole stars, 1 to 5; 0 where nothing was chosen. Undefined for anything else: 4.5 is no rating, and neither is "5 OR 1". */
export function ratingOf(text: string): number | undefined {
  const [, digit] = /^(?:star)?([0-5])$/.exec(text.trim()) ?? []
  return text.trim() === '' ? 0 : digit === undefined ? undefined : Number(digit)
}
