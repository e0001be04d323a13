import { engines } from '@frontage/kit/storage/database.fake'
import { likeOf } from '@frontage/kit/storage/like.server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createReviewDatabase } from '../reviews.fake'
import type { Filters } from './reviews.query'
import { createReviewsStore, type ReviewsStore } from './reviews.store'

const reviews = [
  { uniqueId: 'deck', reviewer: 'Āwhina', text: 'A deck in Tāhunanui, 100% level.', rating: 4.9, pageId: 'g-1', language: 'en' },
  { uniqueId: 'kitchen', reviewer: 'Björn', text: 'Küche_mit Fenster', rating: 4, pageId: 'g-2', language: 'de', title: 'Großartig' },
  { uniqueId: 'bath', reviewer: 'Zoë', text: 'C:\\bath\\room', rating: 5, source: 'facebook', pageId: 'f-1', language: 'en' },
  { uniqueId: 'villa', reviewer: 'Chloé', text: 'Küche mit Fenster', rating: null, recommendation: 'negative', source: 'Facebook' },
  { uniqueId: 'fee', reviewer: 'Jo', text: 'ﬁnished in １００ days, ｔｉｄｙ', rating: 4.4, source: 'Été', pageId: 'g-1', language: 'mi' },
  { uniqueId: 'hidden', reviewer: 'Spam', text: 'A deck in Tāhunanui', rating: 4, status: 'pending', pageId: 'g-1', language: 'en' },
] as const

describe.each(engines)('filters on %s', (engine) => {
  let store: ReviewsStore
  let close = async () => {}
  beforeAll(async () => {
    const database = await createReviewDatabase({ engine, postgresUrl: inject('postgresUrl') })
    close = database.close
    await database.add(...reviews)
    store = createReviewsStore(database.db)
  })
  afterAll(() => close())

  const filtersOf = (change: Partial<Filters>): Filters => ({ status: 'published', ...change })
  const found = async (change: Partial<Filters>) =>
    (await store.page({ filters: filtersOf(change), order: { sort: 'oldest', seed: 0 }, limit: 100 })).rows.map((row) => row.unique_id)

  test.each<[string, Partial<Filters>, string[]]>([
    ['exactly five stars', { stars: 5 }, ['bath']],
    ['decimals count for the star below', { stars: 4 }, ['deck', 'kitchen', 'fee']],
    ['a recommendation counts as its stars', { stars: 2 }, ['villa']],
    ['no stars means all', { stars: 0 }, ['deck', 'kitchen', 'bath', 'villa', 'fee']],
    ['a page at the source, exactly', { pageid: 'g-1' }, ['deck', 'fee']],
    ['not a part of its name', { pageid: 'g' }, []],
    ['a kind of source as its button says it', { type: 'Facebook' }, ['bath', 'villa']],
    ['a kind of source as the banner says it', { type: 'google' }, ['deck', 'kitchen']],
    ['a kind of source beyond ASCII', { type: 'Été' }, ['fee']],
    ['a language', { language: 'en' }, ['deck', 'bath']],
    ['words without their macrons', { search: 'tahunanui' }, ['deck']],
    ['words with macrons, and in capitals', { search: 'TĀHUNANUI' }, ['deck']],
    ['letters of another width, and ligatures', { search: 'finished in 100 days, tidy' }, ['fee']],
    ['names', { search: 'awhina' }, ['deck']],
    ['titles', { search: 'großartig' }, ['kitchen']],
    ['kinds of source', { search: 'faceb' }, ['bath', 'villa']],
    ['a part of a word', { search: 'üche' }, ['kitchen', 'villa']],
    ['bar C04: a percent sign is one', { search: '0% l' }, ['deck']],
    ['bar C04: and nothing else', { search: 'deck%level' }, []],
    ['bar C04: an underscore is one', { search: 'e_m' }, ['kitchen']],
    ['bar C04: a backslash is one', { search: '\\b' }, ['bath']],
    ['bar C04: a backslash at the end is one', { search: 'C:\\' }, ['bath']],
    ['bar C04: an escaped percent sign is not', { search: '\\%' }, []],
    ['bar C04: a text that no review could hold finds none', { search: '\ufdfa'.repeat(10_240) }, []],
    ['bar B08: hidden reviews are only found by their status', { status: 'pending', search: 'deck' }, ['hidden']],
    ['all filters hold together', { stars: 4, pageid: 'g-1', type: 'GOOGLE', language: 'en', search: 'deck' }, ['deck']],
    ['one that does not fit is enough', { stars: 4, pageid: 'g-1', type: 'GOOGLE', language: 'de', search: 'deck' }, []],
  ])('%s', async (_case, change, expected) => {
    expect(await found(change)).toEqual(expected)
    expect(await store.total(filtersOf(change))).toBe(expected.length)
  })
})

test('wildcards are escaped, and so is what escapes them', () => {
  expect(likeOf('100%_\\')).toBe('%100\\%\\_\\\\%')
})
