import { createPhoto } from '@frontage/kit/storage/pictures.fake'

/** Reads what an owner reads, and what an earlier action was answered. */
export type Known = {
  // biome-ignore lint/suspicious/noExplicitAny: what each address answers is known where it is asked
  readonly get: (address: string) => Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly answered: (address: string) => any
  /** Signs in once more. */
  readonly another: () => Promise<unknown>
  readonly password: string
}
type Sent = object | FormData
export type Action = readonly [address: string, sent: (known: Known) => Sent | Promise<Sent>]

/** What an owner types into names and texts: no line of the log says it. */
export const TYPED = 'Kererū of the inlet'

const page = {
  version: 2,
  path: '/actions',
  title: TYPED,
  rows: [{ columns: [{ modules: [{ block: 'page-head', props: { title: TYPED } }] }] }],
}
const created = ({ answered }: Known): { id: number } => ({ id: answered('/api/pages').id })
const frame = async ({ get }: Known) => ({
  part: 'footer',
  revision: (await get('/api/frame?part=footer')).revision,
  frame: { name: TYPED, columns: [] },
})
const reviewsOf = async ({ get }: Known, status: string): Promise<{ id: number; text: string; reviewer: string; email?: string }[]> =>
  (await get(`/api/reviews?status=${status}`)).reviews
const account = async ({ get }: Known, email: string): Promise<{ id: number }> => ({
  id: (await get('/api/accounts')).accounts.find((one: { email: string }) => one.email === email).id,
})
const form = { title: TYPED, steps: [{ title: '', fields: [{ type: 'text', name: 'your-name' }] }] }
const picture = async (): Promise<FormData> => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await createPhoto(40, 30))]), 'deck.jpg')
  body.append('alt', TYPED)
  return body
}
const ann = { address: 'ann@example.test' }
const span = { from: '2026-01-01T00:00:00Z', to: '2026-12-31T00:00:00Z' }

/** One action after the other, as somebody who works through the admin does them; each is one line of the log at least. */
export const actions: readonly Action[] = [
  ['/api/pages', () => ({ path: '/actions', title: TYPED })],
  ['/api/pages/:id/share', (known) => ({ ...created(known), days: 1 })],
  ['/api/pages/:id/stop-sharing', created],
  [
    '/api/pages/:id/publish',
    async (known) => ({ ...created(known), revision: (await known.get(`/api/pages/${created(known).id}`)).revision }),
  ],
  [
    '/api/pages/:id/schedule',
    async (known) => {
      const { schedule } = await known.get(`/api/pages/${created(known).id}`)
      return { ...created(known), revision: schedule.revision, publishAt: null, unpublishAt: '2999-01-01T00:00:00Z' }
    },
  ],
  ['/api/pages/:id/unpublish', created],
  ['/api/pages/:id/remove', created],
  ['/api/pages/:id/bring-back', created],
  ['/api/pages/from-template', () => ({ template: 'about', path: '/actions-template', title: TYPED })],
  ['/api/pages/import', () => ({ text: JSON.stringify({ ...page, path: '/brought' }) })],
  ['/api/saved-rows', () => ({ name: TYPED, row: page.rows[0]! })],
  ['/api/saved-rows/:id/remove', ({ answered }) => ({ id: answered('/api/saved-rows').id })],
  ['/api/trash/restore', ({ answered }) => ({ ids: answered('/api/saved-rows/:id/remove').trash })],
  ['/api/look/discard', async ({ get }) => ({ revision: (await get('/api/look')).revision })],
  ['/api/frame', frame],
  ['/api/frame/discard', frame],
  ['/api/frame/publish', frame],
  ['/api/reviews/decide', async (known) => ({ id: (await reviewsOf(known, 'pending'))[0]!.id, decision: 'approve' })],
  ['/api/reviews/undo', async ({ answered }) => ({ id: answered('/api/reviews/decide').review.id })],
  [
    '/api/reviews/decide-many',
    async (known) => ({ ids: (await reviewsOf(known, 'pending')).slice(0, 2).map(({ id }) => id), decision: 'spam' }),
  ],
  [
    '/api/reviews/redact',
    async (known) => {
      const [{ id, text } = { id: 0, text: '' }] = (await reviewsOf(known, 'published')).filter((one) => one.text)
      return { id, kind: 'other', passage: text.split(' ')[0] }
    },
  ],
  [
    '/api/reviews/correct',
    async (known) => {
      const [{ id, reviewer, email = '' } = { id: 0, reviewer: '' }] = await reviewsOf(known, 'published')
      return { id, reviewer: TYPED, email, seen: { reviewer, email }, note: TYPED }
    },
  ],
  [
    '/api/reviews/assign',
    async (known) => {
      const { projects } = await known.get('/api/reviews/projects')
      return { id: (await reviewsOf(known, 'published'))[0]!.id, project: projects[0].path, seen: '' }
    },
  ],
  ['/api/reviews/delete', async (known) => ({ ids: (await reviewsOf(known, 'spam')).slice(0, 1).map(({ id }) => id) })],
  ['/api/reviews/samples/remove', () => ({})],
  ['/api/reviews/import', () => ({ text: `unique_id,date,name,rating,content\nk1,2026-01-01,${TYPED},5,${TYPED}` })],
  ['/api/reviews/widgets/remove', async ({ get }) => ({ id: (await get('/api/reviews/widgets?kind=badge')).widgets[0].id })],
  ['/api/portfolio/items/change', async ({ get }) => ({ ids: [(await get('/api/portfolio/own-items')).items[0].id], action: 'withdraw' })],
  [
    '/api/portfolio/items/reorder',
    async ({ get }) => {
      const was = (await get('/api/portfolio/own-items')).items.map(({ id }: { id: number }) => id)
      return { ids: was.toReversed(), was }
    },
  ],
  ['/api/portfolio/terms/remove', async ({ get }) => ({ id: (await get('/api/portfolio/terms')).terms[0].id })],
  ['/api/portfolio/looks/remove', async ({ get }) => ({ id: (await get('/api/portfolio/looks')).looks[0].id })],
  ['/api/portfolio/import/file', () => ({ text: '[]' })],
  ['/api/wordpress/imports/begin', () => ({ files: [{ name: `${TYPED}.xml`, size: 10, modified: 1 }] })],
  ['/api/redirects/import', () => ({ csv: 'from,to\n/actions-old,/about' })],
  ['/api/redirects/remove', async ({ get }) => ({ id: (await get('/api/redirects?q=actions-old')).redirects[0].id })],
  ['/api/trash/delete', ({ answered }) => ({ ids: answered('/api/redirects/remove').trash })],
  [
    '/api/redirects/missing/forget',
    async ({ get }) => {
      await get('/api/redirects/missing')
      return { path: '' }
    },
  ],
  ['/api/media/add', picture],
  ['/api/media/describe', ({ answered }) => ({ name: answered('/api/media/add').media.name, alt: `${TYPED} again`, was: { alt: TYPED } })],
  [
    '/api/media/replace',
    async ({ answered }) => {
      const body = new FormData()
      body.append('name', answered('/api/media/add').media.name)
      body.append('file', new Blob([new Uint8Array(await createPhoto(30, 40))]), 'other.jpg')
      return body
    },
  ],
  ['/api/media/tag', ({ answered }) => ({ names: [answered('/api/media/add').media.name], add: ['Decks'] })],
  ['/api/media/undo-replace', ({ answered }) => ({ name: answered('/api/media/add').media.name })],
  ['/api/media/crop', ({ answered }) => ({ name: answered('/api/media/add').media.name, crop: [0, 0, 500, 500], was: [0, 0, 1000, 1000] })],
  ['/api/media/remove', ({ answered }) => ({ name: answered('/api/media/add').media.name })],
  ['/api/forms/save', () => ({ form })],
  [
    '/api/forms/entries/correct',
    async ({ get }) => {
      const [{ id }] = (await get('/api/forms/entries')).entries
      return { id, revision: 0, answers: [{ name: 'your-name', values: [`${TYPED} again`] }], note: TYPED }
    },
  ],
  ['/api/forms/entries/reply', async ({ get }) => ({ id: (await get('/api/forms/entries')).entries[0].id, key: 'one', text: TYPED })],
  ['/api/forms/entries/move', async ({ get }) => ({ ids: [(await get('/api/forms/entries')).entries[0].id], to: 'trash' })],
  ['/api/forms/entries/delete', async ({ get }) => ({ ids: [(await get('/api/forms/entries?state=trash')).entries[0].id] })],
  ['/api/forms/delete', ({ answered }) => ({ id: answered('/api/forms/save').id, entries: 0 })],
  ['/api/backups/save', async ({ get }) => ({ schedule: { isOn: true }, revision: (await get('/api/backups')).revision })],
  ['/api/backups/make', () => ({})],
  ['/api/privacy/look', () => ann],
  ['/api/privacy/statement', () => ann],
  ['/api/privacy/export', () => ann],
  ['/api/privacy/affected', () => span],
  ['/api/privacy/affected/export', () => span],
  ['/api/privacy/erase', () => ann],
  ['/api/accounts', () => ({ name: TYPED, email: 'mere@site.test', role: 'editor', password: 'brass and kwila boards' })],
  ['/api/accounts/change', async (known) => ({ ...(await account(known, 'mere@site.test')), role: 'moderator' })],
  ['/api/accounts/invite', () => ({ name: TYPED, email: 'hemi@site.test', role: 'editor' })],
  ['/api/accounts/invite/again', async (known) => ({ ...(await account(known, 'hemi@site.test')), asLink: true })],
  ['/api/accounts/remove', (known) => account(known, 'hemi@site.test')],
  ['/api/accounts/bring-back', (known) => account(known, 'hemi@site.test')],
  ['/api/accounts/sign-in-rules', () => ({ isRequired: false })],
  ['/api/account/weekly-email', () => ({ isOn: false })],
  ['/api/account/email', () => ({ email: 'other@site.test' })],
  ['/api/account/email/resend', () => ({})],
  ['/api/account/email/cancel', () => ({})],
  ['/api/password', ({ password }) => ({ current: password, next: 'macrocarpa and linseed' })],
  [
    '/api/account/sessions/end',
    async ({ get, another }) => {
      await another()
      const { sessions } = await get('/api/account/security')
      return { id: sessions.find((one: { isThis: boolean }) => !one.isThis).id }
    },
  ],
  ['/api/account/sessions/end-others', () => ({})],
  ['/api/mail-server/remove', () => ({})],
  ['/api/setup', () => ({ step: 'business', answers: { name: TYPED, kind: 'cafe' } })],
  ['/api/setup/skip', () => ({ step: 'offer' })],
  ['/api/setup/make', () => ({})],
  ['/api/setup/publish', () => ({})],
  ['/api/frame/menu', () => ({ label: TYPED, href: '/actions-menu' })],
  ['/api/frame/menu/remove', () => ({ href: '/actions-menu' })],
  [
    '/api/pages/:id/home',
    async ({ get }) => {
      const { pages } = await get('/api/pages?state=published')
      return { id: pages.find(({ path }: { path: string }) => path !== '/').id, moveTo: '/home-before' }
    },
  ],
  ['/api/setup/take-offline', () => ({})],
  ['/api/setup/open', () => ({})],
  ['/api/setup/first-steps/hide', () => ({ isHidden: true })],
  ['/api/setup/first-steps/leave-out', () => ({ name: 'prices' })],
  ['/api/setup/first-steps/done', () => ({ name: 'review' })],
  ['/api/setup/read', () => ({ name: 'home' })],
]
