import { readHtml } from '@frontage/kit/html.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../messages.gaps'
import { translateBeaver } from './builders/beaver'
import { translateElementor } from './builders/elementor'
import type { Row, Translation } from './page-parts'
import { searchTextsOf } from './search-texts'
import { translateContent } from './translate-content'
import { wordsOf } from './translate-html'

/** A page as a page document stores it. */
export type TranslatedPage = {
  readonly version: 2
  readonly path: string
  readonly title: string
  readonly description: string
  readonly isHidden: boolean
  readonly social?: Readonly<Record<string, unknown>>
  readonly rows: readonly Row[]
}

type About = { readonly path: string; readonly site: string }

const LONGEST_TITLE = 120
const LONGEST_TAB = 200
const LONGEST_DESCRIPTION = 500

/** One page or post: its heading, its featured picture where the content does not begin with it, and its content. */
export function translatePage(item: WxrItem, { path, site }: About, on: Translation): TranslatedPage {
  const title = wordsOf(item.title) || 'Untitled'
  const search = searchTextsOf(item.meta, { title, site })
  const social = search.picture ? on.picture({ url: search.picture }) : undefined
  const gaps: { readonly what: string; readonly row: number }[] = []
  const content = rowsOf(item, { ...on, gap: (what, row) => (row === undefined ? on.gap(what) : void gaps.push({ what, row })) })
  const head = headRows(item, title, content, on)
  // What stood at the end of a page, and was all that stood there, has no row of its own: the one before it is shown.
  const last = head.length + content.length - 1
  for (const { what, row } of gaps) on.gap(what, Math.max(0, Math.min(row + head.length, last)))
  return {
    version: 2,
    path,
    title: (search.title || title).slice(0, LONGEST_TAB),
    description: (search.description || wordsOf(item.excerpt)).slice(0, LONGEST_DESCRIPTION),
    isHidden: search.isHidden,
    ...(social && { social: { picture: social } }),
    rows: [...head, ...content],
  }
}

/** What a builder of pages draws goes before the content that it leaves beside it, which is often old. */
function rowsOf({ content, meta }: WxrItem, on: Translation): readonly Row[] {
  const beaver = meta.get('_fl_builder_enabled') === '1' ? meta.get('_fl_builder_data') : undefined
  const elementor = meta.get('_elementor_edit_mode') === 'builder' ? meta.get('_elementor_data') : undefined
  const built = beaver ? translateBeaver(beaver, on) : elementor ? translateElementor(elementor, on) : undefined
  if ((beaver || elementor) && !built) on.gap(words.layout)
  return built?.length ? built : translateContent(content, on)
}

/** Astra and builders of pages leave the title out where the content has one of its own. */
const isTitleOff = ({ meta }: WxrItem): boolean =>
  meta.get('site-post-title') === 'disabled' || meta.get('_elementor_template_type') === 'wp-page'

function headRows(item: WxrItem, title: string, content: readonly Row[], on: Translation): Row[] {
  const hasOwn = isTitleOff(item) && readHtml(item.content).some((piece) => piece.kind === 'open' && piece.tag === 'h1')
  const featured = item.meta.get('_thumbnail_id')
  const picture = featured ? on.picture({ id: featured, url: '' }) : undefined
  const first = content[0]?.columns[0]?.modules[0]
  const isShown = first?.block === 'picture' && JSON.stringify(first.props.picture) === JSON.stringify(picture)
  const modules = [
    ...(hasOwn ? [] : [{ block: 'page-head', props: { title: title.slice(0, LONGEST_TITLE) } }]),
    ...(picture && !isShown ? [{ block: 'picture', props: { picture, caption: '', shape: 'wide' } }] : []),
  ]
  return modules.length ? [{ columns: [{ span: 12, modules }] }] : []
}
