import type { Examples } from '@frontage/kit/island/island'
import type { StoredReviewForm } from '../../../review-form'
import type { island } from './review-form.island'

type Fields = NonNullable<StoredReviewForm['fields']>

const rating: Fields[number] = { name: 'review_rating', label: 'How did it go?', required: true }
const short: Fields = [
  rating,
  { name: 'review_text', label: 'Your review', required: true },
  { name: 'reviewer_name', label: 'Your name', required: true },
]
const links: Fields[number] = {
  name: 'social_links',
  label: 'You may also tell others',
  links: [
    { name: 'Google', url: 'https://example.test/google' },
    { name: 'Facebook', url: 'https://example.test/facebook' },
  ],
}

const every: Fields = [
  rating,
  links,
  {
    name: 'select_page',
    label: 'What did we do for you?',
    pages: [
      { id: '12', name: 'Advice' },
      { id: '13', name: 'Repairs' },
    ],
  },
  { name: 'review_title', label: 'In a few words', placeholder: 'A headline for your review', showLabel: false },
  { name: 'review_text', label: 'Your review', required: true, before: 'Good and bad, in your own words.' },
  { name: 'reviewer_name', label: 'Your name', required: true, after: 'Shown with your review.' },
  { name: 'reviewer_email', label: 'Your email', required: true, after: 'Never shown. We write only if we have a question.' },
  { name: 'location', label: 'Where are you from?' },
  { name: 'company_name', label: 'Company' },
  { name: 'company_title', label: 'Your job title' },
  { name: 'company_website', label: 'Company website', placeholder: 'example.com' },
  { name: 'review_avatar', label: 'A picture of you' },
  { name: 'review_media', label: 'Photos' },
  { name: 'review_consent', label: 'Consent', required: true },
]

const consent = 'You may show my review, with my name and my photos, on this site.'

export const examples: Examples<typeof island> = {
  'the standard form': {},
  'every field': { definition: { fields: every, heading: 'How did we do?', texts: { consent } } },
  'behind a button': { definition: { fields: short, reveal: 'button' } },
  'in a dialog': { definition: { fields: short, reveal: 'popup', heading: 'Leave a review' } },
  'in a dialog that opens by itself': { definition: { fields: short, reveal: 'popup', autoPopup: 2, heading: 'A moment, please' } },
  thumbs: { definition: { fields: [{ ...rating, control: 'thumbs' }, ...short.slice(1)] } },
  smiles: { definition: { fields: [{ ...rating, control: 'smile' }, ...short.slice(1)] } },
  'links above three stars': { definition: { fields: [rating, links, ...short.slice(1)], showLinksAbove: 3 } },
  'links instead of the rest': { definition: { fields: [rating, links, ...short.slice(1)], showLinksAbove: 3, hideRest: true } },
  'keeps the address': { definition: { fields: short, askAddress: true } },
  'once a page': { definition: { fields: short, once: 'post' } },
}
