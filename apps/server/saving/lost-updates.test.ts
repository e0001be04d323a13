import { addressOf } from '@frontage/kit/wire/address'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPair, type Pair, pairs } from './two-owners.fake'

/** Rounds of every save: two that cross are not caught by the first one alone. */
const ROUNDS = 4

type Group = { readonly name: string; readonly texts: readonly { readonly place: string; readonly standard: string }[] }
type Save = {
  /** Where what stands is read; what there has to be first has been added by then. */
  readonly get: string
  /** What is added once. */
  readonly add?: readonly [address: string, body: object]
  /** What an owner sends who has read this, and writes a mark of their own into it. */
  // biome-ignore lint/suspicious/noExplicitAny: what each call answers is known where its body is made
  readonly body: (stands: any, mark: string, owner: number) => unknown
  /** Saves that keep both; else exactly one of two is refused. */
  readonly isMerged?: boolean
}

/** A mark where only a colour is taken. */
const colourOf = (mark: string): string => `#12345${mark.at(-1)}`

/** Calls that write what stood there before: two owners send each at the same moment. */
const saves: Record<string, Save> = {
  'POST /api/words/save': {
    get: '/api/words',
    body: ({ groups }, mark, owner) => {
      const plain = groups.flatMap((group: Group) => group.texts.flatMap((one) => (one.standard.includes('{') ? [] : { group, one })))
      const { group, one } = plain[owner]
      return { changes: [{ group: group.name, place: one.place, text: mark }] }
    },
    isMerged: true,
  },
  'POST /api/business/save': {
    get: '/api/business',
    body: ({ business, revision }, mark) => ({ ...business, name: mark, revision }),
  },
  'POST /api/sharing/save': {
    get: '/api/sharing',
    body: ({ sharing, revision }, mark) => ({ ...sharing, pattern: `{title} ${mark}`, revision }),
  },
  'POST /api/consent/save': {
    get: '/api/consent',
    body: ({ consent, revision }, mark) => ({ consent: { ...consent, title: mark }, revision }),
  },
  'POST /api/reviews/older-pages': {
    get: '/api/reviews/older-pages',
    body: ({ revision }, mark) => ({ origins: [`https://${mark}.example`], revision }),
  },
  'POST /api/look/save': {
    get: '/api/look',
    body: ({ look, revision }, mark) => {
      const [first = ''] = Object.keys(look.light.main)
      return { look: { ...look, light: { ...look.light, main: { ...look.light.main, [first]: colourOf(mark) } } }, revision }
    },
  },
  'POST /api/redirects/save': {
    get: '/api/redirects?q=lost-and-found',
    add: ['/api/redirects/save', { redirect: { from: '/lost-and-found', to: '/about' } }],
    body: ({ redirects: [{ id, from, status, revision }] }, mark) => ({ id, revision, redirect: { from, to: `/${mark}`, status } }),
  },
  'POST /api/portfolio/items/save': {
    get: '/api/portfolio/own-items',
    add: ['/api/portfolio/items/save', { title: 'Lookout deck' }],
    body: ({ items: [item] }, mark) => ({ ...item, title: mark }),
  },
  'POST /api/portfolio/terms/save': {
    get: '/api/portfolio/terms',
    add: ['/api/portfolio/terms/save', { taxonomy: 'category', name: 'Decks' }],
    body: ({ terms: [term] }, mark) => ({ ...term, name: mark }),
  },
  'POST /api/portfolio/looks/save': {
    get: '/api/portfolio/looks',
    add: ['/api/portfolio/looks/save', { title: 'Wall', settings: {} }],
    body: ({ looks: [look] }, mark) => ({ ...look, title: mark }),
  },
  'POST /api/reviews/widgets/save': {
    get: '/api/reviews/widgets?kind=badge',
    add: ['/api/reviews/widgets/save', { kind: 'badge', title: 'Beside the form', settings: {} }],
    body: ({ widgets: [widget] }, mark) => ({ ...widget, title: mark }),
  },
  'POST /api/reviews/reply': {
    get: '/api/reviews?status=published',
    body: ({ reviews: [{ id, replyRevision }] }, mark) => ({ id, text: mark, revision: replyRevision }),
  },
}

/** Every other call that writes, by why two at once lose nothing. */
const judged: Record<string, readonly string[]> = {
  'one row per thing, changed only in the state that was read (409 otherwise)': [
    '/api/reviews/decide',
    '/api/reviews/undo',
    '/api/forms/entries/retry',
    '/api/mails/resend',
  ],
  'carries a revision or version that the row is compared with in the same statement': [
    '/api/forms/save',
    '/api/forms/entries/correct',
    '/api/reviews/correct',
    '/api/frame',
    '/api/frame/publish',
    '/api/frame/discard',
    '/api/pages/:id/draft',
    '/api/pages/:id/publish',
    // Crossed with others in crossed-saves.test.ts.
    '/api/pages/:id/discard',
    '/api/pages/:id/schedule',
    '/api/pages/:id/versions/:version/restore',
  ],
  'merges: what each sender names is changed, one after the other, and the rest stays (crossed-saves.test.ts)': [
    '/api/media/describe',
    '/api/portfolio/items/reorder',
    '/api/reviews/redact',
  ],
  'adds, and replaces nothing': [
    '/api/look/faces/add',
    '/api/media/add',
    '/api/media/films/add',
    '/api/pages',
    '/api/pages/import',
    // An address that is taken is named as a bad line; crossed in crossed-saves.test.ts.
    '/api/redirects/import',
    '/api/reviews/import',
    '/api/saved-rows',
    '/api/accounts',
    '/api/account/passkeys',
    '/api/account/passkeys/begin',
    '/api/account/second-step/begin',
  ],
  'sets one state; the same again, or the other way, is what its sender asked for': [
    '/api/forms/entries/move',
    '/api/forms/entries/open',
    '/api/accounts/change',
    '/api/pages/:id/bring-back',
    '/api/pages/:id/share',
    '/api/pages/:id/stop-sharing',
    '/api/pages/:id/unpublish',
    '/api/reviews/decide-many',
    // Publishes, unpublishes, or gives and takes one term; a save of the same item meanwhile is refused.
    '/api/portfolio/items/change',
    '/api/password',
    '/api/account/email',
    '/api/account/email/resend',
    '/api/account/passkeys/rename',
    '/api/account/reauthenticate',
    '/api/account/second-step',
    '/api/account/second-step/recovery-codes',
    '/api/accounts/sign-in-rules',
    '/api/status/retry',
  ],
  'removes what its sender named': [
    '/api/forms/delete',
    '/api/forms/entries/delete',
    '/api/media/films/remove',
    '/api/media/remove',
    '/api/pages/:id/remove',
    '/api/portfolio/looks/remove',
    '/api/portfolio/terms/remove',
    '/api/redirects/missing/forget',
    '/api/redirects/remove',
    '/api/privacy/erase',
    '/api/reviews/delete',
    '/api/reviews/samples/remove',
    '/api/reviews/widgets/remove',
    '/api/saved-rows/:id/remove',
    '/api/account/passkeys/remove',
    '/api/account/second-step/remove',
    '/api/account/email/cancel',
    '/api/account/sessions/end',
    '/api/account/sessions/end-others',
    '/api/status/discard',
  ],
  'writes nothing': [
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
