import type { Examples } from '@frontage/kit/island/island'
import { messages } from '../../messages'
import type { block } from './cookie-consent.block'

const { title, text, more, categories } = messages
const words = { title, text, more: { label: more, href: '/privacy' } }

export const examples: Examples<typeof block> = {
  'two things to allow': {
    ...words,
    categories: [
      { name: 'statistics', text: categories.statistics.text },
      { name: 'marketing', text: categories.marketing.text },
    ],
  },
  'one thing, and no page to read on': { title, text, categories: [{ name: 'marketing', text: categories.marketing.text }], version: 2 },
}
