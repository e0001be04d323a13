import { engines } from '@frontage/kit/storage/database.fake'
import type { InputOf } from '@frontage/kit/wire/call'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { StoredDisplay } from '../../display'
import { getBadge } from '../../displays/wire'
import { createReviewSite } from '../../server/reviews.fake'
import { getReviewForm } from '../../submission/wire.form'
import { loadMoreReviews } from '../wire'
import { getDisplay } from '../wire.display'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

/** Ids count up from 1; one a day, the last one is the newest. */
const reviews = [
  {
    reviewer: 'Ann Mary Lee',
    rating: 5,
    text: words(4),
    tags: ['deck', '50% off'],
    language: 'en',
    pageId: 'g-1',
    sourceName: 'On Google',
  },
  { reviewer: 'Björn', rating: 4, text: words(5), tags: ['Kitchen'], language: 'de', pageId: 'g-1', posts: ['7'], title: 'Gut' },
  { reviewer: 'Cy', rating: 2, text: '', tags: ['kitchen', 'deck'], source: 'Facebook', pageId: 'f-1', sourceName: 'On Facebook' },
  { reviewer: 'Dee', rating: null, recommendation: 'positive', text: words(30), source: 'Facebook', pageId: 'f-1', language: 'en' },
  { reviewer: 'Eve', rating: 5, text: words(50), source: 'Submitted', pageId: 'submitted', posts: ['7', '77'], language: 'mi' },
  { reviewer: 'Hidden', rating: 5, text: words(9), tags: ['deck'], status: 'pending', language: 'xx', pageId: 'x-1' },
] as const

describe.each(engines)('displays on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewSite>>
  beforeAll(async () => {
    site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.add(...reviews.map((review, day) => ({ ...review, createdAt: `2026-03-0${day + 1}T00:00:00Z` })))
  })
  afterAll(() => site.close())

  const ask = (display: StoredDisplay, chosen: Partial<InputOf<typeof getDisplay>> = {}) =>
    site.router.ask(getDisplay, { display, ...chosen })
  const idsOf = (answer: { reviews?: { id: number }[] | undefined }) => answer.reviews?.map(({ id }) => id)

  test.each([
    ['pages', { pages: 'g-1,x-1' }, [2, 1]],
    ['languages', { languages: 'de, mi' }, [5, 2]],
    ['tags', { tags: 'kitchen' }, [3, 2]],
    ['what stands elsewhere on the page already', { without: '5,3' }, [4, 2, 1]],
  ])('R21: the place of a display keeps it to %s', async (_case, place, expected) => {
    expect(idsOf((await ask({}, { place })).list)).toEqual(expected)
  })

  test('R21: a display that keeps to its page goes by the post of its place, or else by its path', async () => {
    const display = { selection: { thisPostOnly: true } }
    expect(idsOf((await ask(display, { place: { post: '77' } })).list)).toEqual([5])
    expect(idsOf((await ask(display, { post: '7' })).list)).toEqual([5, 2])
  })

  test('R13: the pages of a shuffled list neither overlap nor skip, without anything to remember them by', async () => {
    const display = { selection: { sort: 'random' }, perRow: 1, rows: 2 } as const
    const pages = await Promise.all([1, 2, 3].map((page) => ask(display, { page })))
    expect(pages.flatMap(({ list }) => idsOf(list)).sort()).toEqual([1, 2, 3, 4, 5])
  })

  test.each<[string, StoredDisplay['selection'], number[]]>([
    ['everything, the newest first', {}, [5, 4, 3, 2, 1]],
    ['its own order', { sort: 'oldest' }, [1, 2, 3, 4, 5]],
    ['kinds of source, without case', { types: ['google', 'SUBMITTED'] }, [5, 2, 1]],
    ['languages', { languages: ['de', 'mi'] }, [5, 2]],
    ['tags, any of them, without case', { tags: ['KITCHEN', '50% off'] }, [3, 2, 1]],
    ['a tag is whole', { tags: ['kit'] }, []],
    ['bar C04: a percent sign in a tag is one', { tags: ['5%f'] }, []],
    ['pages at their sources', { pageIds: ['f-1', 'x-1'] }, [4, 3]],
    ['stars and above; a recommendation counts as five', { minStars: 4 }, [5, 4, 2, 1]],
    ['words and above', { minWords: 5 }, [5, 4, 2]],
    ['only reviews with a text', { hideWithoutText: true }, [5, 4, 2, 1]],
    ['hand-picked ones, hidden ones never', { ids: [6, 4, 1] }, [4, 1]],
    ['all of it together', { minStars: 4, languages: ['en'], types: ['Google'] }, [1]],
  ])('R21: a display shows %s', async (_case, selection, expected) => {
    const answer = await ask({ selection: selection ?? {} })
    expect(idsOf(answer.list)).toEqual(expected)
    expect(answer.list.totalreviewsindb).toBe(expected.length)
    expect(answer.totalPublished).toBe(5)
  })

  test.each<[string, Partial<InputOf<typeof getDisplay>>, number[]]>([
    ['R14: a search', { search: 'björn' }, [2]],
    ['R14: a search finds tags', { search: 'kitchen' }, [3, 2]],
    ['R15: an order', { sort: 'lowest' }, [3, 2, 1, 4, 5]],
    ['R16: stars', { stars: '5' }, [5, 4, 1]],
    ['R17: a page at its source', { source: 'f-1' }, [4, 3]],
    ['R18: a language', { language: 'en' }, [4, 1]],
    ['R19: a kind of source', { type: 'google' }, [2, 1]],
    ['R20: a tag', { tag: 'deck' }, [3, 1]],
  ])('%s narrows what a display shows', async (_case, chosen, expected) => {
    expect(idsOf((await ask({}, chosen)).list)).toEqual(expected)
  })

  test('a visitor narrows a selection and never widens it', async () => {
    expect(idsOf((await ask({ selection: { languages: ['de'] } }, { language: 'en' })).list)).toEqual([])
    expect(idsOf((await ask({ selection: { tags: ['kitchen'] } }, { tag: 'deck' })).list)).toEqual([3])
  })

  test('pages follow one another, and Load More goes on behind them with the same selection', async () => {
    const display = { perRow: 1, rows: 1, selection: { types: ['Google'] } }
    const first = await ask(display)
    expect([idsOf(first.list), first.list.hideldbtn]).toEqual([[2], ''])
    expect(idsOf((await ask(display, { page: 2 })).list)).toEqual([1])
    const next = await site.load({ perrow: '1', nrows: '1', callnum: '1', revid: first.revid, notinstring: first.list.newnotinstring })
    expect([idsOf(next), next.hideldbtn, next.totalreviewsindb]).toEqual([[1], 'yes', 2])
  })

  test('R61: a template is found by its number, with its order, its selection and its cards', async () => {
    const template = await site.widget('display', { selection: { sort: 'oldest', minStars: 5 }, card: { names: 'initial', title: false } })
    const answer = await site.load({ revid: String(template) })
    expect(idsOf(answer)).toEqual([1, 4, 5])
    expect(answer.reviews?.[0]?.reviewer).toBe('Ann L.')
    expect((await site.load({ revid: String(template), typed: '' })).innerhtml).not.toContain('Mary')
    const { display, revid } = await site.router.ask(getDisplay, { template })
    expect([display.selection.minStars, revid]).toEqual([5, String(template)])
    expect(idsOf(await site.load({ revid: String(template), textsort: 'newest' }))).toEqual([5, 4, 1])
  })

  test('a template that is gone is refused, a forged one shows what everybody may see', async () => {
    await expect(site.router.ask(getDisplay, { template: 4711 })).rejects.toMatchObject({ status: 404, field: 'template' })
    const { revid } = await ask({ selection: { languages: ['de'] } })
    expect(idsOf(await site.load({ revid }))).toEqual([2])
    for (const forged of [`${revid}x`, revid.replace(/^~../, '~aa'), '~e30.aaaaaaaaaaaaaaaaaaaaaa', "1' or 1=1"])
      expect(idsOf(await site.load({ revid: forged }))).toEqual([5, 4, 3, 2, 1])
  })

  test('R61: the place of a list narrows it: pages, languages, tags, and its post where the display keeps to it', async () => {
    expect(idsOf(await site.load({ shortcodepageid: 'g-1, f-1' }))).toEqual([4, 3, 2, 1])
    expect(idsOf(await site.load({ shortcodelang: 'de,mi' }))).toEqual([5, 2])
    expect(idsOf(await site.load({ shortcodetag: 'deck' }))).toEqual([3, 1])
    expect(idsOf(await site.load({ cpostid: '7' }))).toEqual([5, 4, 3, 2, 1])
    const { revid } = await ask({ selection: { thisPostOnly: true } })
    expect(idsOf(await site.load({ revid, cpostid: '7' }))).toEqual([5, 2])
    expect(idsOf(await ask({ selection: { thisPostOnly: true } }, { post: '77' }).then(({ list }) => list))).toEqual([5])
  })

  test('R17: choices name what is published, the most frequent first, and nothing hidden', async () => {
    const { choices } = await ask({})
    expect(choices.sources).toEqual([
      { id: 'f-1', name: 'On Facebook' },
      { id: 'g-1', name: expect.stringMatching(/^(On Google)?(g-1)?$/) },
      { id: 'submitted', name: 'submitted' },
    ])
    expect(choices.languages).toEqual(['en', 'de', 'mi'])
    expect(choices.types).toEqual([
      { name: 'Facebook', total: 2, average: 3.5 },
      { name: 'Google', total: 2, average: 4.5 },
      { name: 'Submitted', total: 1, average: 5 },
    ])
    expect((await ask({ selection: { types: ['google'] } })).choices.sources.map(({ id }) => id)).toEqual(['g-1'])
  })

  test('bar B07: a form tells visitors nothing about mails, tags and publishing', async () => {
    const form = await site.widget('form', { heading: 'Say it', notify: [{ to: 'owner@site.test' }], tags: ['inner'], publishAtOnce: true })
    const { status, answer } = await site.send(getReviewForm, { form: String(form) })
    expect([status, answer.definition.heading]).toEqual([200, 'Say it'])
    expect(JSON.stringify(answer)).not.toMatch(/notify|owner@|inner|publishAtOnce/)
    expect((await site.send(getReviewForm, { form: '4711' })).status).toBe(404)
  })

  test('a site without a form of its own asks for stars, the review, a name, an e-mail address and consent in a whole sentence', async () => {
    const { definition } = await site.router.ask(getReviewForm, {})
    expect(definition.fields.map(({ name, label, required }) => [name, label, required])).toEqual([
      ['review_rating', 'Your rating', true],
      ['review_text', 'Your review', true],
      ['reviewer_name', 'Your name', true],
      ['reviewer_email', 'Your e-mail address', true],
      ['review_consent', 'Consent', true],
    ])
    expect(definition.fields.map(({ after }) => after).filter(Boolean)).toEqual(['It is not shown on this website.'])
    expect(definition.texts.consent).toMatch(/^I agree that my review and my name are shown on this website\./)
  })

  test('R50: badges and boxes come with the figures and with what they show first', async () => {
    const badge = await site.widget('badge', { name: 'Ours', onPress: 'slideout' })
    const one = await site.router.ask(getBadge, { id: badge })
    expect([one.badge.name, one.float, one.summary.total, one.reviews.length]).toEqual(['Ours', null, 5, 5])
    expect((await site.router.ask(getBadge, { badge: { name: 'Plain' } })).reviews).toEqual([])
    const template = await site.widget('display', { selection: { languages: ['mi'] } })
    const box = await site.router.ask(getBadge, { kind: 'float', float: { content: 'reviews', template } })
    expect([box.float?.content, idsOf(box)]).toEqual(['reviews', [5]])
    await expect(site.router.ask(getBadge, { kind: 'float', id: badge })).rejects.toMatchObject({ status: 404 })
  })

  test('R63: the floating box gets one card after the other, and less than 100 characters at the end', async () => {
    const template = await site.widget('display', { selection: { types: ['Google'], sort: 'oldest' } })
    const float = await site.widget('float', { template })
    const get = async (fields: Record<string, string>) =>
      (await site.post({ action: 'wprp_get_float', wtftype: 'pop', innerdivonly: 'yes', fid: '3', ...fields })).body
    const drawn = await get({ wtfid: `wprevpro_float_${float}`, startoffset: '1' })
    expect(drawn).toMatch(
      new RegExp(
        `^<div class="wprev_pop_contain"><div class="wprevpro_outerrevdivpop" data-formid="3" data-wtfloatid="${float}" data-startoffset="1"><div class="wprevpro wprev-no-slider"><article`,
      ),
    )
    expect(drawn).toContain('Björn')
    expect(await get({ wtfid: String(float), startoffset: '0' })).toContain('Ann Mary Lee')
    for (const startoffset of ['2', '999999999999', '1e308'])
      expect((await get({ wtfid: String(float), startoffset })).length, startoffset).toBeLessThan(100)
    expect(await get({ wtfid: '', fid: '', startoffset: '-5' })).toContain('Eve')
    expect((await site.post({ action: 'wprp_get_float' }, 'forged')).statusCode).toBe(403)
  })

  test('calls outside of a page are refused or answered, never with an error of ours', async () => {
    expect((await site.send(getDisplay, { template: '1', page: '99999999999' } as never)).status).toBeLessThan(500)
    expect((await site.send(getDisplay, { display: '{}' } as never)).status).toBe(400)
    expect((await site.post({ action: loadMoreReviews.name, revid: '9'.repeat(20_000) })).statusCode).toBe(200)
  })
})
