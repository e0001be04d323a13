import { addressOf, pathFor } from '@frontage/kit/wire/address'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, signedIn, startFilledSite } from '../site.fake'
import { actions, type Known, TYPED } from './actions.fake'
import { saves } from './saves.fake'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

/** Calls that leave no line by themselves, by why. */
const quiet: Readonly<Record<string, readonly string[]>> = {
  'changes what its author alone works on; what becomes of it is a line': [
    '/api/pages/:id/draft',
    '/api/pages/:id/discard',
    '/api/pages/:id/versions/:version/restore',
  ],
  'looks, and changes nothing': [
    '/api/forms/read-tags',
    '/api/frame/links',
    '/api/mail-server/test',
    '/api/media/tags/of',
    '/api/pages/:id/check',
    '/api/portfolio/items/preview',
    '/api/portfolio/import/look',
    '/api/preview',
    '/api/preview/modules',
    '/api/reviews/import/preview',
    '/api/account/passkeys/begin',
    '/api/account/second-step/begin',
    '/api/site/import/begin',
  ],
  // features/wordpress/server/moving/moving.test.ts
  'a piece of a file whose upload is a line': ['/api/wordpress/imports/piece'],
  'how its author reads the admin, which concerns nobody else': ['/api/account/language'],
  // features/forms/inbox/server/entry-routes.test.ts
  'a message that is opened is read, which is no action': ['/api/forms/entries/open'],
  // features/accounts/server/weekly/weekly.test.ts
  'what is new is read, which is no action': ['/api/account/news-seen'],
  // features/accounts/server/security/security.test.ts
  'a refusal is a line, and a success the line of what it was for': ['/api/account/reauthenticate'],
}
/** What is tried beside its own feature, or has the same line as another call of it. */
const elsewhere = [
  ...['/api/mails/resend', '/api/status/retry', '/api/status/discard'],
  ...['/api/account/second-step', '/api/account/second-step/remove', '/api/account/second-step/recovery-codes'],
  ...['/api/account/passkeys', '/api/account/passkeys/rename', '/api/account/passkeys/remove'],
  ...['/api/site/import', '/api/portfolio/import/site', '/api/media/films/add', '/api/media/films/remove', '/api/look/faces/add'],
  '/api/forms/entries/retry',
  '/api/wordpress/imports/change',
]

type Line = {
  readonly action: string
  readonly target: string
  readonly account_id: number
  readonly at: string
  readonly request_id: string
}
const lines = async (): Promise<Line[]> =>
  (await sql<Line>`select * from audit where outcome = 'done' order by id`.execute(site.app.db)).rows

test('each action of an owner is a line, which says who, when, what and to what, and nothing that was typed (bar B13)', async () => {
  const cookie = site.cookies.owner
  const answers = new Map<string, unknown>()
  const known: Known = {
    get: async (address) => (await site.get(address, cookie)).json(),
    answered: (address) => answers.get(address),
    another: () => signedIn(site, site.logins.owner.email, 'macrocarpa and linseed'),
    password: site.logins.owner.password,
  }
  // What a save of it changes, an action can take away.
  for (const { add } of Object.values(saves)) if (add) expect((await site.post(...add, { cookie })).status).toBe(200)
  await site.get('/nothing-is-here')
  const message = new FormData()
  for (const [name, value] of Object.entries({ 'your-name': TYPED, 'your-email': 'ann@example.test', 'your-message': TYPED }))
    message.append(name, value)
  message.append('_wpcf7_unit_tag', 'x')
  await fetch(`${site.base}/wp-json/contact-form-7/v1/contact-forms/${site.parts.plainContactForm}/feedback`, {
    method: 'POST',
    body: message,
  })
  const wrong: string[] = []
  for (const [address, sent] of actions) {
    const before = (await lines()).length
    const body = await sent(known)
    const path = pathFor(address, (name) => (body as Record<string, unknown>)[name])
    const form = { method: 'POST', body: body as FormData, headers: { origin: site.base, cookie } }
    const response = body instanceof FormData ? await fetch(site.base + path, form) : await site.post(path, body, { cookie })
    const text = await response.text()
    if (text.startsWith('{')) answers.set(address, JSON.parse(text))
    const more = (await lines()).slice(before)
    const isWhole = more.every((line) => line.action && line.target && line.account_id && line.at.endsWith('Z') && line.request_id)
    const isQuiet = !JSON.stringify(more).includes(TYPED)
    if (!response.ok || !more.length || !isWhole || !isQuiet)
      wrong.push(`${address}: ${response.status} ${text.slice(0, 300)} ${JSON.stringify(more)}`)
  }
  expect(wrong).toEqual([])
})

test('every call that an owner changes something by is among them (bar B13)', () => {
  const changing = site.app.router.routes
    .filter(({ permission }) => permission!.roles !== 'public')
    .map(({ call }) => addressOf(call))
    .flatMap(({ method, path }) => (method === 'GET' ? [] : path))
  const saved = Object.keys(saves).map((address) => address.replace('POST ', ''))
  const listed = [...actions.map(([address]) => address), ...saved, ...Object.values(quiet).flat(), ...elsewhere]
  expect(listed.toSorted()).toEqual(changing.toSorted())
})
