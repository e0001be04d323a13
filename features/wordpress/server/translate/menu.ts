import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps } from '../../messages.gaps'
import type { Addresses } from './addresses'

/** A link of a menu, with those below it: three levels at most. */
export type MenuLink = { readonly label: string; readonly href: string; readonly children: readonly MenuLink[] }
export type Menu = { readonly slug: string; readonly name: string; readonly links: readonly MenuLink[] }

const MOST_LEVELS = 3
const MOST_LINKS = 8
const MOST_BELOW = 12
const LONGEST_LABEL = 60

type Around = { readonly addresses: Addresses; readonly titles: ReadonlyMap<string, string>; readonly gap: (what: string) => void }

/**
 * The menus of an export, the one with the most links first; which one stood in the header an export does not say. What the others
 * hold is not named link by link.
 */
export function menusOf(items: readonly WxrItem[], around: Around): Menu[] {
  const bySlug = Map.groupBy(items, ({ terms }) => terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.slug ?? '')
  return [...bySlug]
    .map(([slug, all]) => ({ slug, all, size: all.length }))
    .sort((one, other) => rankOf(other) - rankOf(one))
    .map(({ slug, all }, place) => ({
      slug,
      name: nameOf(all),
      links: linksBelow('0', all, place ? { ...around, gap: () => {} } : around, 1),
    }))
}

const nameOf = ([first]: readonly WxrItem[]): string => first?.terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.name ?? ''
/** Sites call the menu of their header so. */
const rankOf = ({ slug, size }: { readonly slug: string; readonly size: number }): number =>
  size + (/^(?:main|primary|header|top|menu-1)/.test(slug) ? 1000 : 0)

function linksBelow(parent: string, all: readonly WxrItem[], around: Around, level: number): MenuLink[] {
  const here = all
    .filter(({ meta }) => (meta.get('_menu_item_menu_item_parent') || '0') === parent)
    .sort((one, other) => one.order - other.order)
  const links = here.flatMap((item): MenuLink[] => {
    const label = labelOf(item, around)
    const children = level < MOST_LEVELS ? linksBelow(item.id, all, around, level + 1) : []
    // What only opens its branch there leads to the first link in it.
    const href = hrefOf(item, around) ?? children[0]?.href
    if (label && href) return [{ label, href, children }]
    around.gap(gaps.menuItem(label || item.id))
    return children
  })
  const most = level === 1 ? MOST_LINKS : MOST_BELOW
  for (const { label } of links.slice(most)) around.gap(gaps.menuPlace(label, most, level === 1))
  return links.slice(0, most)
}

const labelOf = ({ title, meta }: WxrItem, { titles }: Around): string =>
  (title.trim() || (titles.get(meta.get('_menu_item_object_id') ?? '') ?? '')).slice(0, LONGEST_LABEL)

function hrefOf({ meta }: WxrItem, { addresses, titles }: Around): string | undefined {
  const id = meta.get('_menu_item_object_id') ?? ''
  if (meta.get('_menu_item_type') === 'post_type' && titles.has(id)) return addresses.numbered.get(id)
  const url = meta.get('_menu_item_url') ?? ''
  return url && url !== '#' ? addresses.link(url) : undefined
}
