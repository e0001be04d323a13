import { afterEach, expect, test, vi } from 'vitest'
import type { DisplayAnswer } from '../../wire.display'
import { createLoader } from './load.client'

afterEach(() => vi.unstubAllGlobals())

const counts = { lastslidenum: 0, totalreviewsindb: 0, reviewsperpage: 12, totalreviewsnum: 0, callnum: 3 }
const answer = { ...counts, innerhtml: '', newnotinstring: '', clickedpnum: '', hideldbtn: 'yes', animateheight: 'no', reviews: [] }

/** What is sent for these rows, by the names of the wire. */
async function sentFor(at: Partial<Parameters<typeof createLoader>[1]['place']>, want: object = {}, seen = 'cursor', shown: object = {}) {
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (body) sent.push(Object.fromEntries(new URLSearchParams(body as URLSearchParams)))
    return new Response(address.includes('ticket') ? '{"ticket":"t"}' : JSON.stringify(answer))
  })
  const display = { layout: 'grid', perRow: 3, rows: 4, more: 'button', slider: { oneOnPhones: true }, ...shown }
  const place = { post: '', pages: '', languages: '', tags: '', without: '', ...at }
  const load = createLoader({ display, revid: '17', template: 17 } as unknown as DisplayAnswer, { place, path: `/${'deep/'.repeat(20)}` })
  await load({ do: 'load', request: 1, callNumber: 2, seen, want: { type: 'more', page: 1, query: {}, ...want } })
  return sent[0] ?? {}
}

test('R21: rows, columns, template, call number and what was seen travel with every load', async () => {
  expect(await sentFor({})).toMatchObject({ perrow: '3', nrows: '4', revid: '17', callnum: '2', notinstring: 'cursor', filterbar: 'no' })
})

test('R21: so does what the place of the list keeps to', async () => {
  const place = { post: '77', pages: 'g-1', languages: 'de', tags: 'deck', without: '5,3' }
  expect(await sentFor(place, {}, '')).toMatchObject({
    ...{ cpostid: '77', shortcodepageid: 'g-1', shortcodelang: 'de', shortcodetag: 'deck', notinstring: '5,3' },
  })
  expect(await sentFor(place, { query: { tag: 'Kitchen' } })).toMatchObject({ shortcodetag: 'Kitchen', notinstring: 'cursor' })
})

test('R21: a list without a post goes by the path of its page', async () => {
  expect((await sentFor({})).cpostid).toBe(`/${'deep/'.repeat(20)}`)
})

test('R61 R04: a page number and one review at a time are always said, the latter for sliders on phones', async () => {
  expect(await sentFor({})).toMatchObject({ clickedpnum: '', onereview: 'no', typed: 'yes' })
  expect(await sentFor({}, { type: 'page', page: 4 })).toMatchObject({ clickedpnum: '4' })
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Android 15; Mobile)' })
  expect(await sentFor({})).toMatchObject({ onereview: 'no' })
  expect(await sentFor({}, {}, 'cursor', { layout: 'slider', slider: { oneOnPhones: true } })).toMatchObject({ onereview: 'yes' })
  expect(await sentFor({}, {}, 'cursor', { layout: 'slider', slider: { oneOnPhones: false } })).toMatchObject({ onereview: 'no' })
})
