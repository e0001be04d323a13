import { addressOf } from '@frontage/kit/wire/address'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { colourOf, type Save, saves } from './saves.fake'
import { openPair, type Pair, pairs } from './two-owners.fake'

/** Rounds of every save: two that cross are not caught by the first one alone. */
const ROUNDS = 4

/** Every other call that writes, by why two at once lose nothing. */
const judged: Record<string, readonly string[]> = {
  'one row per thing, changed only in the state that was read (409 otherwise)': [
    '/api/reviews/decide',
    '/api/reviews/undo',
    '/api/forms/entries/retry',
    '/api/mails/resend',
    '/api/media/undo-replace',
  ],
  'carries a revision or version that the row is compared with in the same statement': [
    '/api/forms/save',
    '/api/forms/entries/correct',
    '/api/reviews/correct',
    // Says which project it saw; refused in features/reviews/moderation/server/assign-review.test.ts.
    '/api/reviews/assign',
    '/api/frame',
    '/api/frame/publish',
    '/api/frame/discard',
    '/api/look/discard',
    '/api/pages/:id/draft',
    '/api/pages/:id/publish',
    // Crossed with others in crossed-saves.test.ts.
    '/api/pages/:id/discard',
    '/api/pages/:id/schedule',
    '/api/pages/:id/versions/:version/restore',
    // Crossed in features/backups/server/backups.test.ts.
    '/api/backups/save',
    // Says which state it saw; refused in features/wordpress/server/moving/moving.test.ts.
    '/api/wordpress/imports/change',
    // Crossed in whole-site/new-site-again.test.ts.
    '/api/setup',
    // Says what it saw of what it changes; crossed in crossed-saves.test.ts.
    '/api/media/describe',
    // Says which crop it saw; refused in features/media/server/edits/edits.test.ts.
    '/api/media/crop',
    '/api/portfolio/items/reorder',
  ],
  'merges: what each sender names is changed, one after the other, and the rest stays (crossed-saves.test.ts)': ['/api/reviews/redact'],
  'makes and publishes what was answered, one after the other, and leaves alone what somebody else changed (new-site-again.test.ts)': [
    '/api/setup/make',
    '/api/setup/publish',
  ],
  'adds, and replaces nothing': [
    '/api/look/faces/add',
    '/api/media/add',
    '/api/media/films/add',
    '/api/pages',
    '/api/pages/from-template',
    '/api/frame/menu',
    '/api/pages/import',
    '/api/forms/entries/reply',
    // An address that is taken is named as a bad line; crossed in crossed-saves.test.ts.
    '/api/redirects/import',
    '/api/reviews/import',
    '/api/backups/make',
    '/api/saved-rows',
    '/api/accounts',
    '/api/accounts/invite',
    '/api/account/passkeys',
    '/api/account/passkeys/begin',
    '/api/account/second-step/begin',
    // The same files, and the same piece of one, change nothing (features/wordpress/server/moving/moving.test.ts).
    '/api/wordpress/imports/begin',
    '/api/wordpress/imports/piece',
  ],
  'sets one state; the same again, or the other way, is what its sender asked for': [
    '/api/forms/entries/move',
    // Adds and takes away the tags that it names; the others stay.
    '/api/media/tag',
    '/api/forms/entries/open',
    '/api/accounts/change',
    '/api/accounts/bring-back',
    '/api/accounts/invite/again',
    '/api/pages/:id/bring-back',
    '/api/pages/:id/home',
    '/api/trash/restore',
    '/api/pages/:id/share',
    '/api/pages/:id/stop-sharing',
    '/api/pages/:id/unpublish',
    '/api/reviews/decide-many',
    // Publishes, unpublishes, or gives and takes one term; a save of the same item meanwhile is refused.
    '/api/portfolio/items/change',
    '/api/password',
    '/api/account/language',
    '/api/account/email',
    '/api/account/email/resend',
    '/api/account/weekly-email',
    '/api/account/news-seen',
    '/api/account/passkeys/rename',
    '/api/account/reauthenticate',
    '/api/account/second-step',
    '/api/account/second-step/recovery-codes',
    '/api/accounts/sign-in-rules',
    '/api/status/retry',
    '/api/setup/skip',
    '/api/setup/take-offline',
    '/api/setup/open',
    '/api/setup/first-steps/hide',
    '/api/setup/first-steps/leave-out',
    '/api/setup/read',
    '/api/setup/first-steps/done',
  ],
  'removes what its sender named': [
    '/api/forms/delete',
    '/api/accounts/remove',
    '/api/mail-server/remove',
    '/api/forms/entries/delete',
    '/api/media/films/remove',
    '/api/media/remove',
    '/api/pages/:id/remove',
    '/api/frame/menu/remove',
    '/api/portfolio/looks/remove',
    '/api/portfolio/terms/remove',
    '/api/redirects/missing/forget',
    '/api/redirects/remove',
    '/api/privacy/erase',
    '/api/reviews/delete',
    '/api/reviews/samples/remove',
    '/api/reviews/widgets/remove',
    '/api/saved-rows/:id/remove',
    '/api/trash/delete',
    '/api/account/passkeys/remove',
    '/api/account/second-step/remove',
    '/api/account/email/cancel',
    '/api/account/sessions/end',
    '/api/account/sessions/end-others',
    '/api/status/discard',
  ],
  'writes nothing': [
    '/api/mail-server/test',
    '/api/media/tags/of',
    '/api/privacy/affected',
    '/api/privacy/affected/export',
    '/api/privacy/export',
    '/api/privacy/look',
    '/api/privacy/statement',
    '/api/forms/read-tags',
    '/api/frame/links',
    '/api/pages/:id/check',
    '/api/portfolio/items/preview',
    '/api/preview',
    '/api/preview/modules',
    '/api/reviews/import/preview',
  ],
  'replaces on purpose what a file or another site holds': [
    '/api/media/replace',
    '/api/site/import/begin',
    '/api/portfolio/import/file',
    '/api/portfolio/import/look',
    '/api/portfolio/import/site',
    '/api/site/import',
  ],
}

const others = Object.values(judged)
  .flat()
  .map((path) => `POST ${path}`)

/** What was lost without a word when both read, and both saved at once. */
async function lostIn({ one, two, cookies }: Pair, address: string, { get, body, isMerged }: Save, round: number): Promise<unknown> {
  const stands = (await (await one.get(get, cookies[0])).json()) as unknown
  const marks = [`mark${round}a`, `mark${round}b`]
  const sent = marks.map((mark, owner) => body(stands, mark, owner))
  const answers = await Promise.all(
    [one, two].map((site, owner) => site.post(address.replace('POST ', ''), sent[owner], { cookie: cookies[owner]! })),
  )
  const statuses = answers.map(({ status }) => status)
  const after = await (await one.get(get, cookies[0])).text()
  const kept = answers.flatMap(({ status }, owner) => (status === 200 ? [marks[owner]!] : []))
  const refused = isMerged ? [200, 200] : [200, 409]
  return {
    statuses: statuses.toSorted().join() === refused.join() ? [] : [statuses, await answers[0]!.text(), await answers[1]!.text()],
    lost: kept.filter((mark) => !after.includes(mark) && !after.includes(colourOf(mark))),
  }
}

type Line = { readonly action: string; readonly target: string; readonly request_id: string }

describe.each(pairs)('%s, %i process(es)', (engine, processes) => {
  let pair: Pair
  beforeAll(async () => {
    pair = await openPair(engine, processes, inject('postgresUrl'))
  })
  afterAll(() => pair.close())

  test.each(Object.entries(saves))('two owners save at the same moment, and nothing is lost in silence: %s', async (address, save) => {
    if (save.add) expect((await pair.one.post(...save.add, { cookie: pair.cookies[0] })).status).toBe(200)
    for (let round = 0; round < ROUNDS; round++)
      expect(await lostIn(pair, address, save, round), `round ${round}`).toEqual({ statuses: [], lost: [] })
  })

  test.each(Object.entries(saves))(
    'a save is one line of the activity log, which says who and where: %s (bar B13)',
    async (address, save) => {
      const lines = () => sql<Line>`select * from audit order by id`.execute(pair.one.app.db).then(({ rows }) => rows)
      const before = await lines()
      const stands = (await (await pair.one.get(save.get, pair.cookies[0])).json()) as unknown
      const saved = await pair.one.post(address.replace('POST ', ''), save.body(stands, 'markb', 0), { cookie: pair.cookies[0] })
      expect(saved.status).toBe(200)
      const more = (await lines()).slice(before.length)
      expect(more).toHaveLength(1)
      expect(more[0]).toMatchObject({ outcome: 'done', account_id: expect.anything(), at: expect.stringMatching(/Z$/) })
      expect(more[0]!.target && more[0]!.action && more[0]!.request_id).toBeTruthy()
    },
  )

  test('every call that writes is in one of the tables', () => {
    const posts = pair.one.app.router.routes
      .filter(({ permission }) => permission!.roles !== 'public')
      .map(({ call }) => addressOf(call))
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`)
    expect(posts.filter((address) => !(address in saves) && !others.includes(address)).toSorted()).toEqual([])
    expect([...Object.keys(saves), ...others].filter((address) => !posts.includes(address))).toEqual([])
  })
})
