import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { listRedirects, saveRedirect } from '../redirects/wire.admin'
import { getBusiness, getSharing, saveBusiness, saveSharing } from '../wire.admin'
import { createSeoSite, type SeoSite } from './seo.fake'

describe.each(engines)('what helps to find the site on its way into another one, on %s', (engine) => {
  const open: SeoSite[] = []
  afterEach(async () => {
    for (const site of open.splice(0)) await site.close()
  })
  async function begin(): Promise<SeoSite> {
    const site = await createSeoSite(engine, inject('postgresUrl'))
    open.push(site)
    return site
  }
  const read = ({ tools, feature }: SeoSite, texts: ReadonlyMap<string, unknown>) =>
    tools.db.transaction().execute((trx) => feature.transfer!.read(texts, { trx, by: 'Anna' }))

  test('business details, sharing and redirects come along, without how often they were used', async () => {
    const from = await begin()
    expect([...(await from.feature.transfer!.write())]).toEqual([])
    await from.ask(saveBusiness, { name: 'Tussock', city: 'Nelson', revision: (await from.ask(getBusiness, {})).revision })
    const { revision } = await from.ask(getSharing, {})
    await from.ask(saveSharing, { pattern: '{title} | {site}', robots: 'User-agent: x\nDisallow: /', revision })
    await from.ask(saveRedirect, { redirect: { from: '/old', to: '/about', status: 302 } })
    await from.ask(saveRedirect, { redirect: { from: '/gone', status: 410 } })
    await from.where('/old')
    const texts = await from.feature.transfer!.write()
    expect([...texts.keys()]).toEqual(['business-details', 'sharing', 'redirects'])
    expect(JSON.stringify([...texts])).not.toContain('hits')

    const to = await begin()
    await to.ask(saveRedirect, { redirect: { from: '/OLD/', to: '/elsewhere' } })
    expect(await read(to, texts)).toEqual({
      brought: [
        { what: 'business details', outcome: 'new' },
        { what: 'search and sharing', outcome: 'new' },
        { what: 'redirect /old', outcome: 'changed' },
        { what: 'redirect /gone', outcome: 'new' },
      ],
      faults: [],
      bad: [],
    })
    to.tools.events.hear(undefined)
    expect((await to.ask(getBusiness, {})).business).toMatchObject({ name: 'Tussock', city: 'Nelson' })
    expect((await to.ask(getSharing, {})).sharing.pattern).toBe('{title} | {site}')
    expect(await to.where('/old')).toEqual({ status: 302, to: '/about' })
    expect((await read(to, texts)).brought.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same', 'same'])
  })

  test('bar E04: what is no setting is named by its place; a circle is kept and named', async () => {
    const site = await begin()
    const redirects = (...rules: unknown[]) => read(site, new Map([['redirects', rules]]))
    const bad = await read(
      site,
      new Map<string, unknown>([
        ['business-details', { profiles: ['javascript:alert(1)'] }],
        ['sharing', { pattern: 'no title' }],
        ['redirects', [{ from: '/a', to: 'javascript:alert(1)' }]],
      ]),
    )
    expect(bad.bad.map(({ path }) => path)).toEqual(['business-details.json: profiles.0', 'sharing.json: pattern', 'redirects.json: 0.to'])
    expect((await redirects({ from: '/a', to: '/b' }, { from: '/A', to: '/c' })).bad).toMatchObject([{ path: 'redirects.json: 1' }])
    expect(await redirects({ from: '/x', to: '/y' }, { from: '/y', to: '/x' })).toMatchObject({
      faults: [{ path: 'redirects.json: 1' }],
      bad: [],
    })
    expect((await site.ask(listRedirects, { q: '/y' })).redirects).toHaveLength(2)
  })
})
