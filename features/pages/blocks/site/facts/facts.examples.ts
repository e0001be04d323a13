import type { Examples } from '@frontage/kit/island/island'
import type { block } from './facts.block'

const since = { title: 'Since 2009', text: 'Six builders, one joiner, two apprentices' }
const licensed = { title: 'Licensed building practitioners', text: 'Ten-year guarantee on structural work' }
const reviews = { title: 'Every review is kept', text: 'Read what people say', href: '/reviews' }

export const examples: Examples<typeof block> = {
  'three, one of them a link': { facts: [since, licensed, reviews] },
  two: { facts: [since, licensed] },
  four: { facts: [since, licensed, reviews, { title: 'First visit free', text: 'Within two working days' }] },
}
