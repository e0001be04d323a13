import * as v from 'valibot'
import { type FieldName, reviewFormShape } from '../../../review-form'
import type { Widget } from '../../../wire.widgets'

/** What a form can ask for. */
export const fieldWords: Readonly<Record<FieldName, string>> = {
  review_rating: 'Rating',
  social_links: 'Links to other review sites',
  review_title: 'Title',
  review_text: 'Review',
  reviewer_name: 'Name',
  reviewer_email: 'E-mail',
  company_name: 'Company',
  company_title: 'Job title',
  company_website: 'Company website',
  review_avatar: 'Profile photo',
  review_media: 'Photos',
  review_consent: 'Consent',
  select_page: 'Page',
  location: 'Location',
}

export const revealWords = { inline: 'Directly on the page', button: 'Behind a button', popup: 'In a pop-up, opened by a button' } as const

/** "10 fields · behind a button" */
export function aboutForm({ settings }: Pick<Widget, 'settings'>): string {
  const { success, output } = v.safeParse(reviewFormShape, settings)
  if (!success) return 'Its settings are of an older version.'
  const { length } = output.fields
  return `${length === 1 ? 'One field' : `${length} fields`} · ${revealWords[output.reveal].toLowerCase()}`
}
