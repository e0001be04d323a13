import { isEmail } from '@frontage/rules/email'
import { websiteOf } from '@frontage/rules/website'
import type { FieldName, FormField } from '../review-form'
import { LONGEST_LINE, LONGEST_TEXT } from '../spec'
import { lineOf, paragraphsOf, ratingOf } from './visitor-text'

/** What is wrong with a field. */
export type FieldFault = 'noRating' | 'missing' | 'tooLong' | 'badEmail' | 'badWebsite'

/** What was typed into a field, made fit to be kept. */
export const cleanText = (name: FieldName, text: string): string => (name === 'review_text' ? paragraphsOf : lineOf)(text)

/** Characters that a field takes (facts, §3.3). */
export const longestOf = (name: FieldName): number => (name === 'review_text' ? LONGEST_TEXT : LONGEST_LINE)

type Asked = Pick<FormField, 'name' | 'required' | 'hidden' | 'pages'>

/** What a field of a form for reviews must keep, for browser and server alike. Files stand here by their names. */
export function faultOf({ name, required, hidden, pages }: Asked, text: string): FieldFault | undefined {
  const isNeeded = required && !hidden
  if (name === 'review_rating') {
    const rating = ratingOf(text)
    return rating === undefined || (rating === 0 && isNeeded) ? 'noRating' : undefined
  }
  if (name === 'social_links') return undefined
  const value = cleanText(name, text)
  if (!value) return isNeeded ? 'missing' : undefined
  if (name === 'review_avatar' || name === 'review_media') return undefined
  if ([...value].length > longestOf(name)) return 'tooLong'
  if (name === 'reviewer_email' && !isEmail(value)) return 'badEmail'
  if (name === 'company_website' && websiteOf(value) === undefined) return 'badWebsite'
  return name === 'select_page' && !pages.some(({ id }) => id === value) ? 'missing' : undefined
}
