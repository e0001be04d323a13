import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sortNames } from '../../display'
import { MOST_IDS } from '../../spec'
import { listMessages } from '../messages.list'
import { loadMoreReviews } from '../wire'
import { ALL, createListSite, idsOf } from './load-more-reviews.fake'

describe.each(engines)('wprp_load_more_revs on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createListSite>>
  beforeAll(async () => {
    site = await createListSite(engine, inject('postgresUrl'))
  })
  afterAll(() => site.close())

  test('R61: it answers the specified fields and the same rows as data, and nothing else', async () => {
    const answer = await site.load()
    expect(answer).toEqual({
      innerhtml: '',
      newnotinstring: expect.stringMatching(/^~[\w-]+\.[\w-]{22}$/),
      ...{ clickedpnum: '', lastslidenum: 3, totalreviewsindb: ALL, reviewsperpage: 10, totalreviewsnum: 10 },
      ...{ hideldbtn: '', animateheight: 'no', iswidget: 'no', callnum: 1 },
      reviews: expect.any(Array),
    })
    expect(idsOf(answer)).toHaveLength(10)
  })

  test('R61: pages of the original get a flat answer in its classes, and add the one to the call number themselves', async () => {
    const ids = (html: string) => [...html.matchAll(/outerrevdiv" data-review="(\d+)"/g)].map(([, id]) => Number(id))
    const all = await site.whole()
    const first = await site.post({ perrow: '3', nrows: '2', callnum: '1', notinstring: all.slice(0, 6).join(',') })
    const flat = JSON.parse(first.body.slice(0, first.body.indexOf('}') + 1)) as Record<string, unknown>
    expect(flat).toMatchObject({ callnum: 1, totalreviewsnum: 6, hideldbtn: '' })
    expect(flat).not.toHaveProperty('reviews')
    expect(ids(String(flat.innerhtml))).toEqual(all.slice(6, 12))
    expect(String(flat.innerhtml).match(/<div class="wprevpro_t1_outer_div w3_wprs-row wprevprodiv">/g)).toHaveLength(2)
    expect(flat.innerhtml).toContain('w3_wprs-col l4 outerrevdiv')
    expect(flat.innerhtml).toContain('indrevdiv wprevpro_t1_DIV_2 wprev_preview_bg1_T1')
    const next = await site.post({ perrow: '3', nrows: '2', callnum: '2', notinstring: String(flat.newnotinstring) })
    expect(ids((next.json() as { innerhtml: string }).innerhtml)).toEqual(all.slice(12, 18))
  })

  test('R61: ids that another server gave its reviews are on no page of ours, and skip nothing', async () => {
    const all = await site.whole()
    const strange = Array.from({ length: 10 }, (_, index) => 900_000 + index).join(',')
    expect(idsOf(await site.load({ callnum: '1', notinstring: strange }))).toEqual(all.slice(10, 20))
  })

  test('R61: a page that is drawn gets the same answer in-process', async () => {
    const [first, again] = [await site.load(), await site.load()]
    expect(again).toEqual(first)
    expect(await site.router.ask(loadMoreReviews, { typed: 'yes', perrow: 5, nrows: 2 })).toEqual(first)
  })

  test('R11: presses bring every review once, the call number rises by 1, and the button goes at the end', async () => {
    const answers = await site.press()
    expect(answers.flatMap(idsOf)).toEqual(await site.whole())
    expect(answers.map(({ callnum, hideldbtn, totalreviewsnum }) => [callnum, hideldbtn, totalreviewsnum])).toEqual([
      [1, '', 10],
      [2, '', 10],
      [3, 'yes', 5],
    ])
  })

  test.each(sortNames)('%s brings every review once, press after press', async (textsort) => {
    const ids = (await site.press({ textsort, perrow: '3', nrows: '1' })).flatMap(idsOf)
    expect(ids).toHaveLength(ALL)
    expect(new Set(ids).size).toBe(ALL)
  })

  test('what is no order is the newest first', async () => {
    expect(await site.whole({ textsort: 'sortweight' })).toEqual(await site.whole({ textsort: 'newest' }))
  })

  test('R61: a page that names the ids it shows gets them back with the new ones', async () => {
    const all = await site.whole()
    const first = all.slice(0, 10).join(',')
    const second = await site.load({ callnum: '1', notinstring: first })
    expect(idsOf(second)).toEqual(all.slice(10, 20))
    expect(second.newnotinstring).toBe(all.slice(0, 20).join(','))
    const third = await site.load({ callnum: '2', notinstring: second.newnotinstring })
    expect(idsOf(third)).toEqual(all.slice(20))
    expect(third).toMatchObject({ newnotinstring: all.join(','), hideldbtn: 'yes', callnum: 3 })
  })

  test('R61: a page that shows others than the first gets the first ones', async () => {
    const all = await site.whole()
    expect(idsOf(await site.load({ callnum: '1', notinstring: all.slice(-10).join(',') }))).toEqual(all.slice(0, 10))
  })

  test('R61: without ids or cursor the calls before are skipped', async () => {
    const all = await site.whole()
    expect(idsOf(await site.load({ callnum: '2' }))).toEqual(all.slice(20))
    expect(idsOf(await site.load({ callnum: '1', notinstring: 'one,two' }))).toEqual(all.slice(10, 20))
  })

  test('pages are reached by number, and below 2 is 1', async () => {
    const all = await site.whole()
    for (const [clickedpnum, start, number] of [
      ['1', 0, 1],
      ['0', 0, 1],
      ['-3', 0, 1],
      ['2', 10, 2],
      ['3', 20, 3],
    ] as const) {
      const answer = await site.load({ clickedpnum, callnum: '' })
      expect(idsOf(answer), clickedpnum).toEqual(all.slice(start, start + 10))
      expect(answer).toMatchObject({ clickedpnum: number, lastslidenum: 3, hideldbtn: number === 3 ? 'yes' : '' })
    }
    expect(await site.load({ clickedpnum: '4' })).toMatchObject({ reviews: [], hideldbtn: 'yes', totalreviewsindb: ALL })
  })

  test('a page number counts from the top, whatever was shown before', async () => {
    const { newnotinstring } = await site.load()
    const all = await site.whole()
    expect(idsOf(await site.load({ clickedpnum: '2', notinstring: newnotinstring }))).toEqual(all.slice(10, 20))
    expect(idsOf(await site.load({ clickedpnum: '2', notinstring: all.slice(0, 12).join(',') }))).toEqual(all.slice(10, 20))
  })

  test('R11: Load more goes on behind a page that was opened by number', async () => {
    const page = await site.router.ask(loadMoreReviews, { typed: 'yes', perrow: 5, nrows: 2, callnum: 1, clickedpnum: 2 })
    const next = await site.load({ callnum: String(page.callnum), notinstring: page.newnotinstring })
    expect([...idsOf(page), ...idsOf(next)]).toEqual((await site.whole()).slice(10))
  })

  test('one review at a time on phones', async () => {
    const answers = await site.press({ onereview: 'yes', textlang: 'de' })
    expect(answers.every(({ reviewsperpage, totalreviewsnum }) => reviewsperpage === 1 && totalreviewsnum === 1)).toBe(true)
    expect(answers).toHaveLength(8)
    expect(answers.at(-1)).toMatchObject({ hideldbtn: 'yes', lastslidenum: 8 })
  })

  test.each<[string, Record<string, string>]>([
    ['a search that finds nothing', { textsearch: 'nowhere' }],
    ['a source without reviews', { textsource: 'page-z' }],
    ['a page behind the last', { clickedpnum: '9' }],
  ])('R61: %s is answered in words', async (_case, fields) => {
    const said = { innerhtml: `<div class="wprevprodiv wprev_norevsfound">${listMessages.noMoreReviews}</div>` }
    expect(await site.load({ ...fields, typed: '' })).toMatchObject(said)
    expect(await site.load(fields)).toMatchObject({
      ...{ reviews: [], totalreviewsnum: 0, hideldbtn: 'yes', newnotinstring: '' },
    })
  })

  test('bar C02: a cursor that somebody made up counts for nothing', async () => {
    const { newnotinstring } = await site.load()
    const body = (fields: unknown) => `~${Buffer.from(JSON.stringify(fields)).toString('base64url')}`
    const forgeries = [
      `${newnotinstring.slice(0, -1)}${newnotinstring.endsWith('A') ? 'B' : 'A'}`,
      `${body(['newest', 1, '2020-01-01', 1])}.${newnotinstring.slice(-22)}`,
      `${body(['newest', 1, '2020-01-01', 1])}.${'A'.repeat(22)}`,
      newnotinstring.slice(1),
    ]
    const first = idsOf(await site.load())
    for (const notinstring of forgeries) expect(idsOf(await site.load({ notinstring })), notinstring).toEqual(first)
  })

  test('a cursor of another order counts for nothing', async () => {
    const { newnotinstring } = await site.load({ textsort: 'newest' })
    expect(idsOf(await site.load({ textsort: 'lowest', notinstring: newnotinstring }))).toEqual(
      idsOf(await site.load({ textsort: 'lowest' })),
    )
  })

  test('bar C02: of an id list the digits are read, and no more than 2,000 of them', async () => {
    const all = await site.whole()
    const strange = `x,${all[0]},-1,1.5,9223372036854775808,,<b>, ${all[1]} ,1e3`
    const cut = await site.load({ notinstring: strange })
    expect(idsOf(cut)).toEqual(all.slice(2, 12))
    expect(cut.newnotinstring).toBe(all.slice(0, 12).join(','))
    const others = Array.from({ length: MOST_IDS }, (_, index) => 1_000_000 + index)
    const full = await site.load({ notinstring: [...others, all[0]].join(',') })
    expect(idsOf(full)).toEqual(all.slice(0, 10))
    expect(full.newnotinstring).toMatch(/^~/)
    const nearly = await site.load({ notinstring: [...others.slice(10), all[0]].join(',') })
    expect(idsOf(nearly)).toEqual(all.slice(1, 11))
  })

  test('R15: a shuffle stays the same from page to page, and for all visitors of a day', async () => {
    const fields = { textsort: 'random', perrow: '100', nrows: '1' }
    const shuffles = await Promise.all(Array.from({ length: 5 }, () => site.whole(fields)))
    expect(new Set(shuffles.map(String)).size).toBe(1)
    expect(shuffles[0]).not.toEqual(await site.whole())
    expect(shuffles[0]?.toSorted()).toEqual((await site.whole()).toSorted())
    const first = await site.load({ textsort: 'random', clickedpnum: '1' })
    const second = await site.load({ textsort: 'random', clickedpnum: '2', notinstring: first.newnotinstring })
    const third = await site.load({ textsort: 'random', clickedpnum: '3', notinstring: second.newnotinstring })
    const again = await site.load({ textsort: 'random', clickedpnum: '1', notinstring: third.newnotinstring })
    expect(new Set([first, second, third].flatMap(idsOf)).size).toBe(ALL)
    expect(idsOf(again)).toEqual(idsOf(first))
  })

  test('R61: a wrong or missing ticket is refused', async () => {
    for (const ticket of ['', 'x']) {
      const { statusCode, body, headers } = await site.post({}, ticket)
      expect([statusCode, body, headers['content-type']]).toEqual([403, '-1', 'text/html; charset=utf-8'])
    }
  })
})
