import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ALL, createListSite, idsOf, SECRET } from './load-more-reviews.fake'

describe.each(engines)('filters of wprp_load_more_revs on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createListSite>>
  beforeAll(async () => {
    site = await createListSite(engine, inject('postgresUrl'))
  })
  afterAll(() => site.close())

  test.each<[string, Record<string, string>, number]>([
    ['exact stars', { textrating: '5' }, 5],
    ['unset stars are all', { textrating: 'unset' }, ALL],
    ['stars that do not exist are all', { textrating: '9' }, ALL],
    ['a source', { textsource: 'page-b' }, 6],
    ['a language', { textlang: 'de' }, 8],
    ['a type as its button says it', { textrtype: 'Google' }, 13],
    ['a type as the banner says it', { textrtype: 'google' }, 13],
    ['a search', { textsearch: 'NUMBER 1' }, 11],
    ['a search of one letter is none', { textsearch: ' q ' }, ALL],
    ['bar B08: hidden words are not found', { textsearch: 'hidden' }, 0],
    ['several together', { textsource: 'page-a', textrtype: 'google', textrating: '2', textlang: 'en' }, 2],
  ])('%s: rows and total agree', async (_case, fields, total) => {
    const pages = await site.press({ ...fields, perrow: '3', nrows: '1' })
    expect(pages.flatMap(idsOf)).toEqual(await site.whole(fields))
    expect(pages.flatMap(idsOf)).toHaveLength(total)
    for (const page of pages) expect(page).toMatchObject({ totalreviewsindb: total, lastslidenum: Math.ceil(total / 3) })
  })

  test('the source holds on every path', async () => {
    const fields = { textsource: 'page-a', perrow: '4', nrows: '1' }
    const all = await site.whole(fields)
    expect(all).toHaveLength(18)
    expect((await site.press(fields)).flatMap(idsOf)).toEqual(all)
    expect(idsOf(await site.load({ ...fields, clickedpnum: '3' }))).toEqual(all.slice(8, 12))
    expect(idsOf(await site.load({ ...fields, callnum: '1', notinstring: all.slice(0, 4).join(',') }))).toEqual(all.slice(4, 8))
    expect(idsOf(await site.load({ ...fields, callnum: '2' }))).toEqual(all.slice(8, 12))
  })

  test('R21: a filter that has just changed starts at the top, whatever was shown before it', async () => {
    const { newnotinstring } = await site.load()
    const changed = { textlang: 'en', filterbar: 'yes' }
    const all = await site.whole({ textlang: 'en' })
    for (const notinstring of [newnotinstring, (await site.whole()).slice(0, 10).join(',')]) {
      const first = await site.load({ ...changed, notinstring })
      expect(idsOf(first)).toEqual(all.slice(0, 10))
      expect(idsOf(await site.load({ ...changed, callnum: '1', notinstring: first.newnotinstring }))).toEqual(all.slice(10))
    }
  })

  test('what visitors wrote is text', async () => {
    const { innerhtml } = await site.load({ textsource: 'page-c', typed: '' })
    expect(innerhtml).not.toMatch(/<script|<img|onerror=/i)
    expect(innerhtml).toContain('&lt;script&gt;alert(&quot;review&quot;)&lt;/script&gt; &amp; more')
    expect(innerhtml).not.toContain(' style=')
  })

  test('bar B08: hidden reviews and private columns are in no answer', async () => {
    for (const fields of [{}, { textsearch: 'Text' }, { textsource: 'page-a' }, { clickedpnum: '1' }] as const) {
      const { body } = await site.post({ perrow: '100', nrows: '1', ...fields })
      expect(body).not.toContain('Text that is hidden')
      expect(body).not.toContain(SECRET)
    }
  })
})
