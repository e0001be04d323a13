import * as v from 'valibot'
import { type FieldName, reviewFormShape } from '../../review-form'
import type { Widget } from '../../wire.admin'

/** What a form can ask for. */
export const fieldWords: Readonly<Record<FieldName, string>> = {
  review_rating: 'Stars',
  social_links: 'Links to other places for reviews',
  review_title: 'Title',
  review_text: 'Text',
  reviewer_name: 'Name',
  reviewer_email: 'E-mail',
  company_name: 'Company',
  company_title: 'Position in the company',
  company_website: 'Website of the company',
  review_avatar: 'Photo of the person',
  review_media: 'Photos of the work',
  review_consent: 'Consent',
  select_page: 'Choice of a page',
  location: 'Place',
}

export const revealWords = { inline: 'At once', button: 'Behind a button', popup: 'In a window, opened by a button' } as const

/** "10 fields · behind a button" */
export function aboutForm({ settings }: Pick<Widget, 'settings'>): string {
  const { success, output } = v.safeParse(reviewFormShape, settings)
  if (!success) return 'Its settings are of an older version.'
  const { length } = output.fields
  return `${length === 1 ? 'One field' : `${length} fields`} · ${revealWords[output.reveal].toLowerCase()}`
}
