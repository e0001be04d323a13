// @vitest-environment happy-dom
import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { LoadMoreAnswer } from '../../wire'
import type { DisplayAnswer } from '../../wire.display'
import { useReviewList } from './use-review-list'

afterEach(() => vi.unstubAllGlobals())

const words = { innerhtml: '', clickedpnum: '', animateheight: 'no' }
const list = {
  ...words,
  hideldbtn: '',
  callnum: 1,
  newnotinstring: '',
  totalreviewsindb: 9,
  lastslidenum: 3,
  reviewsperpage: 3,
  totalreviewsnum: 3,
}
const display = { perRow: 3, rows: 1, more: 'button', card: { readMore: 'inline' } }
const first = { display, revid: '1', template: 1, list: { ...list, reviews: [] } as unknown as LoadMoreAnswer } as unknown as DisplayAnswer
const place = { post: '', pages: '', languages: '', tags: '', without: '' }

/** Somebody who presses in the moment in which the list is drawn, before any of its effects. */
function Quick() {
  const root = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReviewList(first, { path: '/reviews', query: {}, page: 1, place }, root)
  useLayoutEffect(() => dispatch({ type: 'more' }), [dispatch])
  return <div ref={root}>{state.mode}</div>
}

test('R11: what is asked for in the moment in which a list wakes is loaded', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('ticket') ? { ticket: 't' } : { ...list, hideldbtn: 'yes', reviews: [] }),
  )
  const stage = document.createElement('main')
  createRoot(stage).render(<Quick />)
  await vi.waitFor(() => expect(stage.textContent).toBe('done'), 20_000)
})
