import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { businesses } from './businesses.fake'
import { type NewSite, startNewSite } from './new-site.fake'

type Setup = {
  readonly answers: { readonly place: Record<string, unknown> }
  readonly states: readonly { readonly step: string; readonly state: string; readonly issues: readonly { path: string }[] }[]
  readonly pages: readonly { readonly id: number; readonly path: string; readonly name: string; readonly gaps: readonly string[] }[]
  readonly isOpen: boolean
  readonly isMade: boolean
  readonly preview: string
}

/** What stands for words of an owner and must never reach a visitor. */
const samples = /lorem|your (?:number|text|business) here|write your|example text|undefined|\[object|null|\{\w+\}/i

const asked = (site: NewSite) => ({
  get: async (address: string): Promise<Setup> => (await (await site.get(address, site.cookie)).json()) as Setup,
  post: async (address: string, body: object): Promise<Response> => site.post(address, body, { cookie: site.cookie }),
})

describe.each(engines)('a new site on %s', (engine) => {
  describe.each(businesses)('$what', ({ steps, heading, sentence, prices, look }) => {
    let site: NewSite
    beforeAll(async () => {
      site = await startNewSite(engine, inject('postgresUrl'))
    }, 60_000)
    afterAll(() => site.close())
    const read = async (address: string, cookie?: string) => {
      const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
      const answer = await fetch(site.base + address, { headers, redirect: 'manual' })
      return { status: answer.status, headers: answer.headers, html: await answer.text() }
    }
    const save = async (step: object): Promise<Setup> => {
      const answer = await asked(site).post('/api/setup', step)
      expect(answer.status, await answer.clone().text()).toBe(200)
      return (await answer.json()) as Setup
    }

    test('is closed, says so at every address, and asks to come back', async () => {
      for (const address of ['/', '/about', '/?s=deck', '/sitemap.xml']) {
        const { status, headers, html } = await read(address)
        expect([address, status, headers.get('retry-after'), headers.get('x-robots-tag')]).toEqual([address, 503, '3600', 'noindex'])
        expect(html).toContain('This website opens soon.')
      }
      expect((await read('/admin')).status).toBe(200)
      expect((await read('/healthz')).status).toBe(200)
    })

    test('is made from the answers as drafts, and shows visitors how to reach it meanwhile', async () => {
      for (const step of steps) expect((await save(step)).states.filter(({ state }) => state === 'faulty')).toEqual([])
      const phone = String((await asked(site).get('/api/setup')).answers.place.phone)
      const before = await read('/')
      expect([before.status, before.html.includes(phone), before.html.includes('Continue setting up')]).toEqual([503, true, false])
      expect((await read('/', site.cookie)).html).toContain('Continue setting up')
      const sketch = await read('/admin/preview/setup?path=/', site.cookie)
      expect([sketch.status, sketch.html.includes(heading), sketch.headers.get('x-robots-tag')]).toEqual([200, true, 'noindex'])
      expect((await read('/admin/preview/setup?path=/')).status).toBe(404)
      const other = await read('/admin/preview/setup?path=/&look=cutout', site.cookie)
      expect(other.html).not.toBe(sketch.html)

      const made = await asked(site).post('/api/setup/make', {})
      expect(made.status, await made.clone().text()).toBe(200)
      const { setup, kept } = (await made.json()) as { setup: Setup; kept: string[] }
      expect([setup.isMade, setup.isOpen, kept]).toEqual([true, false, []])
      for (const { id, path } of setup.pages) {
        const page = (await (await site.get(`/api/pages/${id}`, site.cookie)).json()) as { document: { path: string }; faults: unknown[] }
        expect([page.document.path, page.faults]).toEqual([path, []])
      }
    })

    test('is published as a whole: every page is there and says what was answered, and nothing else', async () => {
      const published = await asked(site).post('/api/setup/publish', {})
      expect(published.status, await published.clone().text()).toBe(200)
      const { setup } = (await published.json()) as { setup: Setup }
      expect(setup.isOpen).toBe(true)
      const paths = setup.pages.map(({ path }) => path)
      for (const path of paths) {
        const { status, html } = await read(path)
        const words = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
        expect([path, status, samples.exec(words)?.[0]]).toEqual([path, 200, undefined])
        expect(html).toContain('site-header')
        const links = [...html.matchAll(/<a[^>]* href="(\/[a-z-]*)(?:#[\w-]*)?"/g)].map(([, href]) => href)
        for (const href of links) expect([...paths, '/admin'], `${path} leads to ${href}`).toContain(href)
      }
      const home = (await read('/')).html
      expect([home.includes(heading), home.includes(sentence)]).toEqual([true, true])
      const offer = (await read('/services')).html
      expect(prices.filter((price) => !offer.includes(price))).toEqual([])
      expect(site.app.registry.wholeLooks()?.all.map(({ name }) => name)).toContain(look)
    })

    test('is taken offline and opened again as it was', async () => {
      await asked(site).post('/api/setup/take-offline', {})
      expect((await read('/')).status).toBe(503)
      await asked(site).post('/api/setup/open', {})
      expect((await read('/')).status).toBe(200)
    })
  })
})
