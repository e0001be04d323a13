import type { PageModule } from '@frontage/kit/island/page'
import type { SiteTexts } from '@frontage/kit/transfer.server'
import type { OptionsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { gaps as words } from '../../messages.gaps'
import type { Collected } from '../read/collect'
import type { Addresses } from './addresses'
import type { MediaIndex } from './media-index'
import { menusOf } from './menu'
import { wordsOf } from './translate-html'

type Around = {
  readonly addresses: Addresses
  readonly picture: MediaIndex['find']
  readonly gap: (what: string) => void
  readonly asDrafts: boolean
  /** What stands here before. */
  readonly here: SiteTexts
  /** What features make of the options of the old site; none where its theme stays there. */
  readonly kinds: readonly OptionsFromWordPress[]
}
/** Files of an exported site, by their names. */
type Texts = readonly (readonly [string, unknown])[]

/** The name of the business, the header with its menu, and what follows from the options of the old site; the other menus are named. */
export async function frameOf(collected: Collected, around: Around): Promise<Texts> {
  const { site, pages, records, menuItems, options } = collected
  const { addresses, picture, gap, asDrafts, here, kinds } = around
  const name = wordsOf(site.title).slice(0, 60)
  const titles = new Map([...pages.heads, ...records.heads].map(({ id, title }) => [id, wordsOf(title)]))
  const [first, ...rest] = menusOf(menuItems, { addresses, titles, gap })
  for (const menu of rest) gap(words.menu(menu.name, menu.links.length))
  const header = name && first?.links.length ? { name, links: first.links } : undefined
  const texts: (readonly [string, unknown])[] = [
    ...(name ? [['business', { name }] as const] : []),
    ...(header ? [headerFile(header, asDrafts)] : []),
  ]
  if (options.isEmpty) return texts
  const known = header ?? headerIn(here) ?? (name ? { name, links: [] } : undefined)
  for (const kind of kinds) {
    const read = await kind.read(options, { picture, link: addresses.link, header: known })
    texts.push(...read.texts)
    for (const what of read.gaps) gap(what)
  }
  return texts
}

const headerFile = (header: Readonly<Record<string, unknown>>, isDraft: boolean): readonly [string, unknown] =>
  isDraft ? ['header-draft', header] : ['site/header', [{ block: 'site-header', props: header }]]

/** The header that visitors see here. */
const headerIn = (here: SiteTexts): Readonly<Record<string, unknown>> | undefined =>
  ([here.get('site/header') ?? []].flat() as PageModule[]).find(({ block }) => block === 'site-header')?.props
