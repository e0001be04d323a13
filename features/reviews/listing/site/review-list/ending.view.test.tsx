import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LoadMoreAnswer } from '../../wire'
import { Ending } from './ending.view'
import { reviewList } from './review-list.machine'

const first: LoadMoreAnswer = {
  innerhtml: '',
  newnotinstring: '',
  clickedpnum: '',
  lastslidenum: 100,
  totalreviewsindb: 1000,
  reviewsperpage: 10,
  totalreviewsnum: 10,
  hideldbtn: '',
  animateheight: 'no',
  callnum: 1,
}
const endingOf = (answer: LoadMoreAnswer): string =>
  renderToStaticMarkup(
    <Ending state={reviewList(answer, { query: {}, page: 1 }).initial} dispatch={() => {}} more="button" path="/reviews" />,
  )

test('R14: how far a list goes, and that there are more than were counted', () => {
  expect(endingOf(first)).toContain('10 of 1,000 shown')
  expect(endingOf({ ...first, totalismore: 'yes' })).toContain('10 of more than 1,000 shown')
})

test('R23: a list whose reviews another server holds starts without ours, and says nothing of how many there are', () => {
  const { initial } = reviewList(first, { query: {}, page: 1 }, true)
  expect(initial).toMatchObject({ mode: 'loading', batches: [], total: 0, want: { type: 'all' } })
  expect(renderToStaticMarkup(<Ending state={initial} dispatch={() => {}} more="button" path="/reviews" />)).not.toContain('shown')
})
