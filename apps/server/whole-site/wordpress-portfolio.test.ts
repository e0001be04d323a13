import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { beginWordPress, readExport } from './wordpress.fake'

type Site = Awaited<ReturnType<typeof beginWordPress>>
type Item = { readonly id: number; readonly slug: string; readonly terms: readonly number[] } & Readonly<Record<string, unknown>>
type Term = { readonly id: number; readonly taxonomy: string; readonly slug: string; readonly name: string; readonly parent: number }

const file = readExport('visitors.xml').replace('RECENTLY', '2020-01-01 00:00:00')

describe.each(engines)('issue 17: projects of WP Portfolio and Jetpack on %s', (engine) => {
  let site: Site
  let report: Awaited<ReturnType<Site['take']>>
  beforeAll(async () => {
    site = await beginWordPress(file, engine, inject('postgresUrl'))
    report = await site.take()
  }, 60_000)
  afterAll(() => site.close())
  const stored = async () => {
    const { texts } = await site.mover.write()
    return { items: texts.get('portfolio-items') as Item[], terms: texts.get('portfolio-terms') as Term[], page: texts.get('site/reviews') }
  }
  const termOf = async (slug: string): Promise<Term> => (await stored()).terms.find((term) => term.slug === slug)!

  test('they come with their pictures, what they are sorted into and where they open', async () => {
    expect(report.bad).toEqual([])
    const { items, terms } = await stored()
    expect(terms.map(({ taxonomy, slug, name }) => [taxonomy, slug, name])).toEqual([
      ['category', 'pots', 'Pots & bowls'],
      ['category', 'bowls', 'Bowls'],
      ['category', 'kilns', 'Kilns'],
      ['tag', 'blue', 'Blue'],
    ])
    expect((await termOf('bowls')).parent).toBe((await termOf('pots')).id)
    const bySlug = Object.fromEntries(items.map((item) => [item.slug, item]))
    expect(bySlug['blue-pot']).toMatchObject({
      ...{
        title: 'Blue pot',
        type: 'image',
        openIn: 'modal',
        state: 'published',
        picture: 'pot',
        large: 'bowl',
        content: '<p>Fired twice.</p>',
      },
      terms: [(await termOf('bowls')).id, (await termOf('blue')).id],
      publishedAt: '2024-02-01T00:00:00.000Z',
    })
    expect(bySlug['our-kiln']).toMatchObject({
      type: 'page',
      openIn: 'same-tab',
      picture: 'pot',
      pictures: ['bowl'],
      content: '<p>Built by hand.</p>',
    })
    expect(bySlug['empty-frame']).toMatchObject({ state: 'draft', site: '' })
    expect(await (await site.get('/portfolio/our-kiln')).text()).toContain('Built by hand.')
    expect(report.gaps.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'the shortcode [wpforms] in the project “Our kiln”',
        'that the project “Empty frame” was published: it has nothing to open, so it is a draft here',
      ]),
    )
  })

  test('walls in pages are ours, narrowed to the same terms under their numbers here', async () => {
    const bowls = (await termOf('bowls')).id
    const kilns = (await termOf('kilns')).id
    const page = JSON.stringify((await stored()).page)
    expect(page).toContain(`"categorySelectedNum":[${bowls}],"categorySelectedLabels":["Bowls"]`)
    expect(page).toContain(`"categorySelectedNum":[${kilns}]`)
    expect(page).not.toContain('onclick')
    expect(report.gaps).toContainEqual({
      page: '/reviews',
      row: 1,
      what: '1 term that the portfolio was narrowed to: the export does not name it',
    })
    const home = await (await site.get('/')).text()
    expect(home).toContain('data-island="portfolio"')
  })

  test.each([
    ['/?p=100', '/portfolio/blue-pot'],
    ['/portfolio-items/blue-pot/', '/portfolio/blue-pot'],
    ['/?p=6', '/about-us'],
    ['/?page_id=6', '/about-us'],
    ['/index.php?page_id=6', '/about-us'],
    ['/?page_id=2', '/'],
    ['/?attachment_id=9', '/media/bowl-1920.webp'],
    ['/bowl/', '/media/bowl-1920.webp'],
  ])('the old address %s leads to %s', async (old, now) => {
    const answer = await site.get(old)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, now])
  })

  test.each(['/', '/?p=99999', '/?p=5', '/?p=x', '/?p=1e3', '/?page_id=-6', '/?utm_source=mail', '/?q=6'])(
    'the home page answers at %s',
    async (address) => {
      expect((await site.get(address)).status).toBe(200)
    },
  )

  test('the same file again changes nothing; what was changed or deleted here stays so, and is named', async () => {
    expect(await site.outcomes(site.take())).toEqual([])
    const { items } = await stored()
    const kiln = items.find(({ slug }) => slug === 'our-kiln')!
    const pot = items.find(({ slug }) => slug === 'blue-pot')!
    const texts = new Map<string, unknown>([
      ['frontage', { frontage: 'site', version: 1 }],
      ['portfolio-items', [{ ...kiln, title: 'The kiln' }]],
    ])
    await site.mover.read({ texts, files: [] }, { by: 'Ann', dryRun: false })
    await site.post('/api/portfolio/items/change', { ids: [pot.id], action: 'remove' }, { cookie: site.cookie })
    const again = await site.take(file.replace('Built by hand.', 'Built.').replace('Fired twice.', 'Fired.'))
    expect(again.gaps).toContainEqual({ page: '', what: `Portfolio item ${kiln.id}: what was changed here since: it stays as it is` })
    expect(again.gaps).toContainEqual({ page: '', what: `Portfolio item ${pot.id}: what was deleted or published here since` })
    expect((await stored()).items.map(({ slug }) => slug)).not.toContain('blue-pot')
    expect((await stored()).items.find(({ slug }) => slug === 'our-kiln')).toMatchObject({
      title: 'The kiln',
      content: '<p>Built by hand.</p>',
    })
  })

  test('a page that moves here takes its number along', async () => {
    const { texts } = await site.mover.write()
    expect(texts.has('site/about-us')).toBe(true)
    await site.app.db.transaction().execute((trx) => site.app.registry.pageMoved({ from: '/about-us', to: '/reviews' }, trx))
    expect((await site.get('/?p=6')).headers.get('location')).toBe('/reviews')
    await site.take()
    expect((await site.get('/?p=6')).headers.get('location')).toBe('/reviews')
  })
})

test('issue 17: terms that stand below themselves, or become the same here, are no reason to stop', async () => {
  const site = await beginWordPress(file)
  const odd = file
    .replace(
      '<wp:term_slug>pots</wp:term_slug><wp:term_parent></wp:term_parent>',
      '<wp:term_slug>pots</wp:term_slug><wp:term_parent>bowls</wp:term_parent>',
    )
    .replace('<wp:term_slug>kilns</wp:term_slug>', '<wp:term_slug>Böwls</wp:term_slug>')
    .replace('nicename="kilns"', 'nicename="Böwls"')
  expect((await site.take(odd)).bad).toEqual([])
  const { texts } = await site.mover.write()
  const terms = texts.get('portfolio-terms') as Term[]
  expect(terms.map(({ slug, parent }) => [slug, parent])).toEqual([
    ['pots', 0],
    ['bowls', 0],
    ['blue', 0],
  ])
  const kiln = (texts.get('portfolio-items') as Item[]).find(({ slug }) => slug === 'our-kiln')!
  expect(kiln.terms).toEqual([terms[1]!.id])
  await site.close()
})
