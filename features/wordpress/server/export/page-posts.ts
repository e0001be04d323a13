import type { SiteTexts } from '@frontage/kit/transfer.server'
import type { Module } from '../translate/page-parts'
import * as core from './core-markup'
import { type Leaving, moduleBlocks } from './module-blocks'
import { plainBlocks } from './plain-blocks'
import type { ExportedPost } from './wxr-text'

type Picture = { readonly file: string; readonly alt?: string }
type Row = {
  readonly anchor?: string
  readonly backdrop?: { readonly kind?: string; readonly picture?: Picture }
  readonly columns: readonly { readonly span: number; readonly modules: readonly Module[] }[]
}
export type PageOnItsWay = {
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly isHidden?: boolean
  readonly social?: { readonly picture?: Picture }
  readonly rows: readonly Row[]
}
export type LeavingPage = { readonly page: PageOnItsWay; readonly isDraft: boolean }

const isFrame = (file: string): boolean => /^site\/(?:header|footer)$/.test(file)

/** Pages of an exported site, those above others first; drafts where no page of that address is published. */
export function pagesIn(texts: SiteTexts): LeavingPage[] {
  const all = [...texts].filter(([file]) => /^(?:site|drafts)\//.test(file) && !isFrame(file))
  const pages = all.map(([file, value]) => ({ page: value as PageOnItsWay, isDraft: file.startsWith('drafts/') }))
  const published = new Set(pages.filter(({ isDraft }) => !isDraft).map(({ page }) => page.path))
  return pages
    .filter(({ page, isDraft }) => page.path && (!isDraft || !published.has(page.path)))
    .sort((one, other) => one.page.path.length - other.page.path.length || one.page.path.localeCompare(other.page.path))
}

type Numbers = { readonly url: string; readonly date: string; readonly idOf: (path: string) => number | undefined }

/** A page as a post: its content in blocks, and the texts for search engines where Yoast keeps them. */
export async function pagePost({ page, isDraft }: LeavingPage, { url, date, idOf }: Numbers, on: Leaving): Promise<ExportedPost> {
  const { path, rows } = page
  const above = path.slice(0, path.lastIndexOf('/'))
  const { title, rest } = titleOf(page)
  const content = (await Promise.all(rest.map((row) => rowMarkup(row, on)))).filter(Boolean)
  const parent = idOf(above)
  if (above && parent === undefined) on.gap(`its address ${path}: no page stands at ${above}`)
  return {
    ...{ id: idOf(path)!, type: 'page', title: title ?? page.title, link: url + path, date },
    slug: path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1),
    status: isDraft ? 'draft' : 'publish',
    content: content.join('\n\n'),
    ...(parent !== undefined && { parent }),
    meta: { ...searchMeta(page, on), ...(title === undefined && rows.length > 0 && { 'site-post-title': 'disabled' }) },
  }
}

/** The heading of a page is its title there; one that begins with anything else says so itself. */
function titleOf({ rows }: PageOnItsWay): { readonly title: string | undefined; readonly rest: readonly Row[] } {
  const [first, ...others] = rows
  const [column, ...more] = first?.columns ?? []
  const [head, ...modules] = column?.modules ?? []
  if (!first || !column || head?.block !== 'page-head') return { title: undefined, rest: rows }
  const { title, text } = head.props
  const lead = text ? [{ block: 'rich-text', props: { html: `<p>${core.words(String(text))}</p>` } }] : []
  const left = [...lead, ...modules]
  const columns = [...(left.length ? [{ ...column, modules: left }] : []), ...more]
  return { title: String(title), rest: columns.length ? [{ ...first, columns }, ...others] : others }
}

function searchMeta({ title, description = '', isHidden, social }: PageOnItsWay, { media }: Leaving): Record<string, string> {
  const picture = social?.picture && media.find(social.picture.file)
  return {
    _yoast_wpseo_title: title,
    ...(description && { _yoast_wpseo_metadesc: description }),
    ...(isHidden && { '_yoast_wpseo_meta-robots-noindex': '1' }),
    ...(picture && { '_yoast_wpseo_opengraph-image': picture.url, '_yoast_wpseo_opengraph-image-id': String(picture.id) }),
  }
}

/** A row: columns side by side, or what stands in its only one; before its picture, and where its name leads to. */
async function rowMarkup({ columns, backdrop, anchor }: Row, on: Leaving): Promise<string> {
  const all = await Promise.all(columns.map(async ({ span, modules }) => ({ span, inner: await columnMarkup(modules, on) })))
  const filled = all.filter(({ inner }) => inner)
  const lines = linesOf(filled).map((line) => (line.length > 1 ? core.columns(line) : (line[0]?.inner ?? '')))
  const inner = lines.join('\n\n')
  const picture = backdrop?.picture && on.media.find(backdrop.picture.file)
  if (backdrop && !picture) on.gap('what stands behind a row')
  const shown = inner && picture ? core.cover(picture, backdrop?.picture?.alt ?? '', inner) : inner
  return shown && anchor ? core.anchored(anchor, shown) : shown
}

const columnMarkup = async (modules: readonly Module[], on: Leaving): Promise<string> =>
  (await Promise.all(modules.map((module) => moduleBlocks(module, on)))).flat().join('\n\n')

type Column = { readonly span: number; readonly inner: string }

/** What is wider than a row of twelve goes on in the next line. */
function linesOf(columns: readonly Column[]): Column[][] {
  const lines: Column[][] = []
  let width = 13
  for (const column of columns) {
    if (width + column.span > 12) {
      lines.push([])
      width = 0
    }
    lines.at(-1)!.push(column)
    width += column.span
  }
  return lines
}

/** Markup of a record as blocks. */
export const recordContent = (html: string, on: Pick<Leaving, 'media'>): string => plainBlocks(html, on.media.find).join('\n\n')
