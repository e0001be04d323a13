import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeAssets, startTestSite, type TestSite } from '../../site.fake'
import { exportStatic, type StaticReport } from './export-static'
import { servePlainly } from './plain-server.fake'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-static-'))
const at = path.join(folder, 'copy')
const ASKED_OF = 'https://server.kiln.example'
const UNLIMITED = { PAGES_PER_MINUTE: '0', SEARCHES_PER_MINUTE: '0', EMBEDS_PER_MINUTE: '0' }

let site: TestSite
let copy: Awaited<ReturnType<typeof servePlainly>>
let report: StaticReport

const make = (askedOf = ASKED_OF, into = at): Promise<StaticReport> =>
  exportStatic({ app: site.app, server: site.server, assets: fakeAssets }, { folder: into, askedOf })

beforeAll(async () => {
  site = await startTestSite({ PUBLIC_URL: 'https://kiln.example', ...UNLIMITED })
  for (const feature of site.app.features) await feature.demo?.('demo')
  const redirects = [
    { from: '/old-deck', to: '/services', status: 301 },
    { from: '/old.php', to: 'https://elsewhere.example/new', status: 302 },
    { from: '/blog/*', to: '/portfolio/*', status: 301 },
    { from: '/gone', to: '', status: 410 },
    { from: '/old.php?id=3', to: '/services', status: 301 },
  ]
  const mover = site.app.features.find((feature) => feature.mover)!.mover!
  const { bad, faults } = await mover.read(
    {
      texts: new Map<string, unknown>([
        ['frontage', { frontage: 'site', version: 1 }],
        ['redirects', redirects],
      ]),
      files: [],
    },
    { by: 'test', dryRun: false },
  )
  expect([...bad, ...faults]).toEqual([])
  report = await make()
  copy = await servePlainly(at)
}, 240_000)
afterAll(async () => {
  await copy?.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The addresses of everything that lies in the copy. */
async function copied(): Promise<string[]> {
  const entries = await readdir(at, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(at, path.join(entry.parentPath, entry.name)))
  const ours = names.filter(
    (name) => !['.frontage-copy', '404.html', '_redirects', 'redirects.nginx.map', 'redirects.nginx.query.map'].includes(name),
  )
  return ours.map((name) => `/${name.replace(/(^|\/)index\.html$/, '')}`)
}

/** What a copied page has beside the one of the site: where its server is, and its policy. */
const asOnTheSite = (html: string): string =>
  html
    .replaceAll(ASKED_OF, '')
    .replace(' data-copy-of=""', '')
    .replace('<script type="module" src="/assets/copy.js"></script>', '')
    .replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, '')

describe('the whole public site as files', () => {
  test('every address of the site map, and everything that its pages show, answers from the copy as it does from the site', async () => {
    const map = await (await site.get('/sitemap.xml')).text()
    const pages = [...map.matchAll(/<loc>https:\/\/kiln\.example([^<]*)<\/loc>/g)].map(([, page]) => page || '/')
    expect(pages.length).toBeGreaterThan(20)
    const all = await copied()
    expect(all).toEqual(expect.arrayContaining(pages))
    for (const page of [...pages, '/robots.txt', '/site.webmanifest', '/favicon.ico', '/icon-192.png', '/feeds/projects.xml', '/look.css'])
      expect((await fetch(copy.base + page)).status, page).toBe(200)
    const shown = new Set<string>()
    for (const page of pages) {
      const html = await (await fetch(copy.base + page)).text()
      for (const [, src] of html.matchAll(/(?:[ "]|https:\/\/kiln\.example)(\/(?:media|review-media)\/[\w./-]+)/g)) shown.add(src!)
    }
    expect(shown.size).toBeGreaterThan(100)
    for (const src of shown) expect((await fetch(copy.base + src)).status, src).toBe((await site.get(src)).status)
  })

  test('address by address the texts are those of the site, and the files its bytes', async () => {
    let compared = 0
    for (const address of await copied()) {
      const [there, here] = await Promise.all([site.get(address), fetch(copy.base + address, { redirect: 'follow' })])
      if (there.status !== 200) {
        expect([301, 302], address).toContain(there.status)
        continue
      }
      const [wanted, got] = [Buffer.from(await there.arrayBuffer()), Buffer.from(await here.arrayBuffer())]
      const isPage = there.headers.get('content-type')?.startsWith('text/html')
      if (isPage) expect(asOnTheSite(got.toString()), address).toBe(wanted.toString())
      else expect(got.equals(wanted), address).toBe(true)
      compared += 1
    }
    expect(compared).toBe(report.files - report.redirects - 4)
  })

  test('what only the server answers leads there; what the copy has stays in it', async () => {
    const home = readFileSync(path.join(at, 'index.html'), 'utf8')
    const reviews = readFileSync(path.join(at, 'reviews/index.html'), 'utf8')
    const contact = readFileSync(path.join(at, 'contact/index.html'), 'utf8')
    expect(home).toContain(`<html data-copy-of="${ASKED_OF}" lang=`)
    expect(home).toContain('<link rel="canonical" href="https://kiln.example/">')
    expect(home).toMatch(/<script type="module" src="\/assets\/copy\.js"><\/script><script type="module" src="\/assets\/main\.js">/)
    expect(home).toContain(`action="${ASKED_OF}/"`)
    expect(contact).toContain(`action="${ASKED_OF}/contact-form/`)
    expect(reviews).toContain(`href="${ASKED_OF}/reviews?`)
    for (const html of [home, reviews, contact]) {
      expect(html).not.toMatch(/ (?:action|formaction)="\//)
      expect(html).toMatch(/ href="\/(?:services|portfolio)"/)
      const [, rule = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
      for (const directive of ['connect-src', 'form-action', 'img-src'])
        expect(rule).toMatch(new RegExp(`${directive} 'self'[^;]* ${ASKED_OF}`))
      expect(rule).not.toContain('frame-ancestors')
    }
  })

  test('redirects are pages that lead on, and lists for web servers', async () => {
    expect(report.redirects).toBe(2)
    expect(await (await fetch(`${copy.base}/old-deck`)).text()).toContain('<meta http-equiv="refresh" content="0;url=/services">')
    expect(await (await fetch(`${copy.base}/old.php`)).text()).toContain('<a href="https://elsewhere.example/new">')
    expect(readFileSync(path.join(at, '_redirects'), 'utf8')).toBe(
      '/old.php id=3 /services 301\n/old-deck /services 301\n/old.php https://elsewhere.example/new 302\n/blog/* /portfolio/:splat 301\n',
    )
    expect(readFileSync(path.join(at, 'redirects.nginx.map'), 'utf8')).toContain('"~*^/blog/(.*)$" "/portfolio/$1";\n')
    expect(readFileSync(path.join(at, 'redirects.nginx.query.map'), 'utf8')).toContain(' "/services";\n')
    expect(report.left).toEqual(['/blog/*', '/gone', '/old.php?id=3'])
    const missing = await fetch(`${copy.base}/nothing-is-here`)
    expect([missing.status, (await missing.text()).includes('<h1>')]).toEqual([404, true])
  })
})

describe('the folder', () => {
  test('again into the same folder: what is not on the site any more is gone, what is nothing of ours stays', async () => {
    const into = path.join(folder, 'again')
    const first = await make(ASKED_OF, into)
    writeFileSync(path.join(into, 'CNAME'), 'kiln.example\n')
    await sql`delete from redirect where from_path = '/old-deck'`.execute(site.app.db)
    const second = await make(ASKED_OF, into)
    expect([second.removed, second.files]).toEqual([1, first.files - 1])
    expect(existsSync(path.join(into, 'old-deck'))).toBe(false)
    expect(readFileSync(path.join(into, 'CNAME'), 'utf8')).toBe('kiln.example\n')
    expect((await make(ASKED_OF, into)).removed).toBe(0)
  }, 240_000)

  test('a folder with anything else in it is refused, and stays as it is', async () => {
    const full = mkdtempSync(path.join(folder, 'full-'))
    writeFileSync(path.join(full, 'notes.txt'), 'mine')
    await expect(make(ASKED_OF, full)).rejects.toThrow('is not empty, and holds no earlier copy')
    expect(await readdir(full)).toEqual(['notes.txt'])
  })

  test('a site that is closed is not copied', async () => {
    const closed = await startTestSite({}, undefined, false)
    const making = exportStatic(
      { app: closed.app, server: closed.server, assets: fakeAssets },
      { folder: path.join(folder, 'closed'), askedOf: ASKED_OF },
    )
    await expect(making).rejects.toThrow('the site is closed')
    expect(existsSync(path.join(folder, 'closed'))).toBe(false)
    await closed.close()
  })
})
