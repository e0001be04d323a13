import { expect, test } from 'vitest'
import { aboutIn } from './texts-about.server'

const source = `import { texts } from '@frontage/kit/texts'

/** Reviews: cards. What visitors read on the card of a review. */
export const cardMessages = texts('reviews.card', {
  plain: 'Plain',
  /** [Reviews §5] Opens a text [R24]. */
  readMore: 'Read more',
  readLess: 'Read less',
  /** How many there are. */
  total: { one: '{count} review', other: '{count} reviews' },
  /** The order
   * of a list. */
  sorts: {
    newest: 'Newest first',
    'off-topic': 'Else',
  },
})

/** Not a group. */
export const other = { a: 'b' }

/** Everywhere: pictures. [texts parts.pictures] */
export const pictureWords = {
  /** Closes it. */
  close: 'Close',
} as const
`

test('issue 6: what programmers noted above a text is what its owner reads', () => {
  const about = aboutIn(source)
  expect([...about.keys()]).toEqual(['reviews.card', 'parts.pictures'])
  expect(about.get('reviews.card')).toEqual({
    title: 'Reviews: cards',
    help: {
      readMore: 'Opens a text.',
      total: 'How many there are.',
      sorts: 'The order of a list.',
    },
  })
  expect(about.get('parts.pictures')).toEqual({ title: 'Everywhere: pictures', help: { close: 'Closes it.' } })
})
