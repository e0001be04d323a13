import { parseBlocks, type WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { readWxr, type WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { importExport, type WordPressReport } from '@frontage/wordpress/server/import/import-export'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveForWordPress } from '../moving/wordpress'
import { startTestSite, type TestSite } from '../site.fake'

type Field = { type: string; name: string; label: string; required: boolean; options: { label: string }[] }
type StoredForm = { form: { title: string; submit: string; steps: { title: string; fields: Field[] }[] } }
type Module = { block: string; props: Record<string, unknown> }
type Page = { path: string; title: string; description: string; isHidden: boolean; rows: { columns: { modules: Module[] }[] }[] }

let out: TestSite
let back: TestSite
let xml = ''
let gaps: readonly { page: string; what: string }[] = []
let report: WordPressReport
const items: WxrItem[] = []
const csv: string[] = []

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function read(): Promise<void> {
  const leaving = await leaveForWordPress(out.app)
  for await (const piece of leaving.pieces()) xml += piece
  gaps = leaving.gaps
  for await (const record of readWxr(once(xml))) if (record.kind === 'item') items.push(record.item)
  for (const { write } of out.app.features.flatMap(({ toWordPress }) => toWordPress?.files ?? []))
    for await (const piece of write()) csv.push(piece)
  const files = new Map(leaving.files.map((file) => [file.url, file.read]))
  const mover = back.app.features.find((feature) => feature.mover)!.mover!
  const kinds = back.app.features.flatMap((feature) => feature.fromWordPress ?? [])
  const readFile = async ({ fileUrl }: { fileUrl: string }): Promise<Uint8Array> => files.get(fileUrl)!()
  const { db, files: kept, library, site, publicUrl } = back.app
  const needs = { mover, kinds, db, files: kept, library, site, publicUrl, readFile }
  report = await importExport(once(xml), needs, { isLook: false, asDrafts: false })
}

beforeAll(async () => {
  out = await startTestSite({ PUBLIC_URL: 'https://kiln.example', PAGES_PER_MINUTE: '0' })
  for (const feature of out.app.features) await feature.demo?.('demo')
  await sql`update review set sample = 0`.execute(out.app.db)
  await addSmallPicture()
  back = await startTestSite({ PAGES_PER_MINUTE: '0' })
  await read()
}, 240_000)
afterAll(async () => {
  await out.close()
  await back.close()
})

const textsOf = async ({ app }: TestSite): Promise<ReadonlyMap<string, unknown>> =>
  (await app.features.find((feature) => feature.mover)!.mover!.write()).texts
const pagesOf = async (site: TestSite): Promise<Page[]> =>
  [...(await textsOf(site))].flatMap(([file, value]) => (/^site\/(?!header|footer)/.test(file) ? [value as Page] : []))
const mainOf = async (site: TestSite, path: string): Promise<string> =>
  /<main.*<\/main>/s.exec(await (await site.get(path)).text())?.[0] ?? ''
const wordsOf = (html: string): string[] =>
  html
    .replaceAll(/<(script|style|svg|form|button|template)\b.*?<\/\1>|<(span|h2) class="visually-hidden"[^>]*>.*?<\/\2>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
/** What visitors see of a page, but for what becomes a shortcode. */
async function drawn({ path, rows }: Page): Promise<string> {
  const all = rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules))
  const modules = all.filter(({ block }) => block !== 'portfolio' && block !== 'contact-form')
  const { drawn } = await out.app.preview.draw({ path, modules: modules.map((module, at) => ({ key: `m${at}`, ...module })), has: [] })
  return drawn.map((one) => ('html' in one && !one.isEmpty ? one.html : '')).join(' ')
}
const modulesOn = ({ rows }: Page): Module[] => rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules))

/** A page of the demo has a picture that is small. */
async function addSmallPicture(): Promise<void> {
  const mover = out.app.features.find((feature) => feature.mover)!.mover!
  const [file, page] = [...(await mover.write()).texts].find(([name]) => name === 'site/about') as [string, Page]
  modulesOn(page).find(({ block }) => block === 'picture')!.props.width = 'small'
  const texts = new Map<string, unknown>([
    ['frontage', { frontage: 'site', version: 1 }],
    [file, page],
  ])
  const { bad, brought } = await mover.read({ texts, files: [] }, { by: 'test', dryRun: false })
  expect([bad, brought]).toEqual([[], [{ what: 'page /about', outcome: 'changed' }]])
}
const post = (path: string): WxrItem => items.find(({ type, link }) => type === 'page' && link === `https://kiln.example${path}`)!

describe('the demo moves to WordPress and back into an empty site', () => {
  test('every page comes back at its address, with its texts for search engines', async () => {
    const [there, here] = [await pagesOf(out), await pagesOf(back)]
    expect(report.bad).toEqual([])
    const about = ({ path, title, description, isHidden }: Page) => ({ path, title, description, isHidden })
    const byPath = (one: { path: string }, other: { path: string }): number => one.path.localeCompare(other.path)
    expect(here.map(about).sort(byPath)).toEqual(there.map(about).sort(byPath))
  })

  test('every word that stood on a page stands there again, but for lists that a shortcode shows there', async () => {
    for (const page of await pagesOf(out)) {
      const here = new Set(wordsOf(await mainOf(back, page.path)))
      const there = wordsOf(await drawn(page))
      expect(
        there.filter((word) => !here.has(word)),
        page.path,
      ).toEqual([])
    }
  })

  test('every picture of a page is there again', async () => {
    const picturesIn = (html: string) =>
      new Set([...html.matchAll(/<img[^>]+src="\/media\/([a-z0-9-]+)-\d+\.webp/g)].map(([, name]) => name))
    for (const page of await pagesOf(out)) {
      const here = picturesIn(await mainOf(back, page.path))
      expect(
        [...picturesIn(await drawn(page))].filter((name) => !here.has(name)),
        page.path,
      ).toEqual([])
    }
  })

  test('issue 17: a picture that is small here is small there and here again', async () => {
    const page = (await pagesOf(back)).find(({ path }) => path === '/about')!
    const picture = modulesOn(page).find(({ block }) => block === 'picture')
    expect(picture?.props.width).toBe('small')
    expect(post('/about').content).toContain('"width":"160px"')
  })

  test('every form has its fields again, step by step, and its button', async () => {
    const formsOf = async (site: TestSite) =>
      ((await textsOf(site)).get('contact-forms') as StoredForm[]).map(({ form: { title, submit, steps } }) => ({
        title,
        submit,
        fields: steps.map(({ fields }) =>
          fields.map(({ type, name, label, required, options }) => ({
            type,
            name,
            label,
            required,
            options: options.map((one) => one.label),
          })),
        ),
      }))
    expect(await formsOf(back)).toEqual(await formsOf(out))
    for (const path of ['/contact', '/quote']) expect(await mainOf(back, path), path).toContain('class="wpcf7')
  })

  test('the menu of the header leads where it led', async () => {
    const linksOf = async (site: TestSite) => {
      const [header] = (await textsOf(site)).get('site/header') as { props: { links: { label: string; href: string; children: [] }[] } }[]
      return header!.props.links
    }
    const [first, ...rest] = (await linksOf(out)).toReversed()
    expect(first?.label).toBe('Contact')
    expect((await linksOf(back)).slice(0, rest.length + 1)).toEqual(await linksOf(out))
  })
})

describe('what WordPress gets', () => {
  const namesIn = (blocks: readonly WordPressBlock[]): string[] => blocks.flatMap(({ name = 'none', inner }) => [name, ...namesIn(inner)])

  test('pages are blocks of WordPress alone: nothing stands outside one, no class and no script of ours is in them', () => {
    const pages = items.filter(({ type }) => type === 'page')
    expect(pages.length).toBeGreaterThan(10)
    for (const { content, title } of pages) {
      const names = new Set(namesIn(parseBlocks(content)))
      expect(
        [...names].filter((name) => !name.startsWith('core/')),
        title,
      ).toEqual([])
      expect(content, title).not.toMatch(/<(?:script|style|svg|button|form)\b| data-(?!object-fit)| aria-label/)
    }
    const all = new Set(pages.flatMap(({ content }) => namesIn(parseBlocks(content))))
    for (const name of [
      'columns',
      'column',
      'heading',
      'paragraph',
      'list',
      'image',
      'gallery',
      'buttons',
      'details',
      'video',
      'shortcode',
    ])
      expect([...all], name).toContain(`core/${name}`)
  })

  test('a page has its title, its place below others, and the values of Yoast', () => {
    expect(post('/reviews').title).toBe('What people say after we have gone home')
    expect(post('/reviews').meta.get('_yoast_wpseo_title')).toBe('Reviews – Tussock & Tide')
    expect(post('/reviews').meta.get('_yoast_wpseo_metadesc')).toContain('What people around Whakatū Nelson')
    expect(post('/contact').content).toMatch(/<!-- wp:shortcode -->\n\[contact-form-7 id="[0-9a-f]{7}" title="[^"]+"\]/)
    expect(post('/portfolio').content).toContain('[wp_portfolio]')
  })

  test('projects are items of WP Portfolio, with their picture and what they are sorted into', () => {
    const projects = items.filter(({ type }) => type === 'astra-portfolio')
    expect(projects).toHaveLength(24)
    const gable = projects.find(({ slug }) => slug === 'glazed-gable')!
    const picture = items.find(({ id }) => id === gable.meta.get('astra-portfolio-image-id'))!
    expect(picture.fileUrl).toMatch(/uploads\/extension-glazed-gable\.webp$/)
    expect(gable.terms.map(({ taxonomy }) => taxonomy)).toEqual(
      expect.arrayContaining(['astra-portfolio-categories', 'astra-portfolio-tags']),
    )
    expect(gable.content).toContain('<li>On site: Thirteen weeks</li>')
  })

  test('reviews are a table that Site Reviews reads, and so does an import here', async () => {
    expect(csv[0]).toBe('date,rating,title,content,name,email,avatar,response,is_approved,is_pinned,is_verified\n')
    const importer = back.app.features.find(({ importers }) => importers?.reviews)!.importers!.reviews!
    const { bad, added } = await importer(csv.join(''), { skipBad: false, progress: () => {} })
    expect([bad, added > 100]).toEqual([[], true])
  })

  test('what has no counterpart is named by its page', () => {
    expect(gaps).toContainEqual({ page: '/reviews', what: 'the block “review-list”: what visitors see of it now came instead' })
    expect(gaps).toContainEqual({ page: '', what: 'the last look before sending of the form “Get a quote”' })
  })
})
