import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { afterEach, expect, test } from 'vitest'
import { readSite, writeSite } from '../commands/site-folder'
import { revisionAt, startFilledSite, startTestSite, type TestSite } from '../site.fake'

const moverOf = ({ app }: TestSite) => app.features.find(({ mover }) => mover)!.mover!
const open: TestSite[] = []
afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

async function begin() {
  const site = await startTestSite()
  open.push(site)
  return { ...site, mover: moverOf(site) }
}

test('a site that is exported into a folder is the same site elsewhere, pictures and all', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-export-'))
  const from = await begin()
  const document = { version: 2, path: '/decks', title: 'Decks', rows: [] }
  const page = { path: '/decks', title: 'Decks', live: JSON.stringify(document), live_path: '/decks', live_at: '2026-01-01T00:00:00Z' }
  await from.app.db.withTables<Record<string, Record<string, unknown>>>().insertInto('page').values(page).execute()
  await from.app.site.write('name', 'Tussock')
  await from.app.library.add('deck', await createPhoto(), 'A deck')
  await writeSite(folder, await from.mover.write())
  await expect(writeSite(folder, await from.mover.write())).rejects.toThrow('is not empty')

  const to = await begin()
  const { bad } = await to.mover.read(await readSite(folder, to.app.files.incoming()), { by: 'import', dryRun: false })
  expect(bad).toEqual([])
  expect((await to.get('/decks')).status).toBe(200)
  expect(await to.app.library.find(['deck'])).toMatchObject(new Map([['deck', { alt: 'A deck' }]]))
  const again = await to.mover.read(await readSite(folder, to.app.files.incoming()), { by: 'import', dryRun: false })
  expect(again.brought.filter(({ outcome }) => outcome !== 'same')).toEqual([])
  rmSync(folder, { recursive: true })
})

test('an owner takes the site out and puts it in through the admin, and nobody else does; each is a line of the log (bar B13)', async () => {
  const site = await startFilledSite()
  open.push(site)
  const exported = await site.get('/api/site/export', site.cookies.owner)
  const archive = new Uint8Array(await exported.arrayBuffer())
  const send = (bytes: Uint8Array<ArrayBuffer>, dryRun: '' | '1', cookie: string): Promise<Response> => {
    const form = new FormData()
    form.append('file', new Blob([bytes]), 'site.tar.gz')
    form.append('dryRun', dryRun)
    return fetch(`${site.base}/api/site/import`, { method: 'POST', body: form, headers: { cookie, origin: site.base, 'x-frontage': '1' } })
  }
  expect(await (await send(archive, '1', site.cookies.owner)).json()).toMatchObject({ bad: [], isKept: false })
  expect(await (await send(archive, '', site.cookies.owner)).json()).toMatchObject({ bad: [], isKept: true })
  const { lines } = (await (await site.get('/api/audit', site.cookies.owner)).json()) as { lines: { action: string }[] }
  expect(lines.map(({ action }) => action).slice(0, 2)).toEqual(['site.import', 'site.export'])
  expect((await send(new TextEncoder().encode('no'), '', site.cookies.owner)).status).toBe(400)
  expect([(await site.get('/api/site/export', site.cookies.editor)).status, (await send(archive, '', site.cookies.editor)).status]).toEqual(
    [403, 403],
  )
})

test('look, header, business, sharing, redirects, consent and widgets are the same elsewhere', async () => {
  const from = await startFilledSite()
  open.push(from)
  const send = async (address: string, body: object): Promise<void> => {
    const response = await from.post(address, body, { cookie: from.cookies.owner })
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  }
  const sendOver = async (address: string, body: object): Promise<void> =>
    send(`${address}/save`, { ...body, revision: await revisionAt(from, address) })
  const { look } = (await (await from.get('/api/look', from.cookies.owner)).json()) as { look: { light: { main: object } } }
  const other = { ...look, light: { ...look.light, main: { ...look.light.main, paper: '#eef2f7' } } }
  await send('/api/look/save', { revision: 0, look: other })
  await send('/api/look/draft', { revision: 1, look })
  await send('/api/frame/publish', { part: 'header', revision: 0, frame: { name: 'Tide', links: [{ label: 'Home', href: '/' }] } })
  await send('/api/frame', { part: 'footer', revision: 0, frame: { name: 'Not ready' } })
  await sendOver('/api/business', { name: 'Tussock', city: 'Nelson' })
  await sendOver('/api/sharing', { pattern: '{title} | {site}' })
  await send('/api/redirects/save', { redirect: { from: '/old', to: '/about' } })
  await sendOver('/api/consent', { consent: { isOn: true, marketing: { isUsed: true } } })

  const to = await begin()
  const { bad } = await to.mover.read(await moverOf(from).write(), { by: 'Anna', dryRun: false })
  expect(bad).toEqual([])
  const [here, there] = await Promise.all([from, to].map(async (site) => (await moverOf(site).write()).texts))
  expect([...there!.keys()]).toEqual([...here!.keys()])
  for (const name of ['look', 'look-draft', 'business-details', 'sharing', 'redirects', 'consent', 'site/header', 'footer-draft'])
    expect([name, there!.get(name)]).toEqual([name, here!.get(name)])
  expect(there!.get('review-widgets')).toHaveLength((here!.get('review-widgets') as unknown[]).length)
  expect(here!.get('look')).toEqual(other)
  expect((await to.get('/old')).headers.get('location')).toBe('/about')
})
