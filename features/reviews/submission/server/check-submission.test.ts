import { randomBytes } from 'node:crypto'
import { engines } from '@frontage/kit/storage/database.fake'
import { createThrottle } from '@frontage/kit/storage/throttle.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import type { KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createReviewSite } from '../../server/reviews.fake'
import { MOST_CHECKS_AN_HOUR } from '../../spec'
import { checkSubmissionRoute } from './check-submission'
import { createSubmissionsStore } from './submissions.store'

const hex = (): string => randomBytes(16).toString('hex')
/** The same number but for its last digits. */
const neighbours = (unbrid: string): string[] =>
  Array.from(
    { length: 10 },
    (_, step) => unbrid.slice(0, -2) + ((Number.parseInt(unbrid.slice(-2), 16) + 1 + step) % 256).toString(16).padStart(2, '0'),
  )

describe.each(engines)('whether a browser has reviewed before, on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const unbrid = hex()
    await site.save({ wprevpro_review_rating: '5', wprevpro_review_text: 'Solid work.', wprev_unique_id: unbrid })
    const asked: string[] = []
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const db = site.db.withPlugin(watch)
    const route = checkSubmissionRoute(site.keys, createSubmissionsStore(db), createThrottle({ ...site, db }))
    /** The answer, and the statements that it cost. */
    const check = async (guess: string, network: string) => {
      asked.length = 0
      const answer = await route.reply({ unbrid: guess }, { bucket: network } as Context).catch(({ status }: { status: number }) => status)
      return `${answer} ${asked}`
    }
    return { unbrid, check }
  }

  test('ten thousand guesses, neighbours and what is no number get one answer at one cost, from wherever they come (bar B12)', async () => {
    const { unbrid, check } = await setUp()
    const found = await check(unbrid, 'home')
    expect(found).toMatch(/^found /)
    // The statements are the same on both engines; the many are tried where they cost least.
    const many = Array.from({ length: engine === 'sqlite' ? 10_000 : 500 }, hex)
    const answers = new Set<string>()
    for (const [place, guess] of [...many, ...neighbours(unbrid), '', '%', unbrid.slice(1), `${unbrid}0`].entries())
      answers.add(await check(guess, `network ${place % 100}`))
    expect([...answers]).toEqual([found.replace('found', 'notfound')])
  })

  test('one network has so many guesses an hour, right and wrong ones alike (bar B12)', async () => {
    const { unbrid, check } = await setUp()
    for (let count = 0; count < MOST_CHECKS_AN_HOUR; count++) expect(await check(hex(), 'home')).toMatch(/^notfound /)
    expect([await check(hex(), 'home'), await check(unbrid, 'home')].map((answer) => answer.split(' ')[0])).toEqual(['429', '429'])
    expect(await check(unbrid, 'elsewhere')).toMatch(/^found /)
  })
})
