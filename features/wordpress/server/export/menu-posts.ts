import type { SiteTexts } from '@frontage/kit/transfer.server'
import type { ExportedPost } from './wxr-text'

type Link = { readonly label: string; readonly href: string; readonly children?: readonly Link[] }
type Menu = { readonly slug: string; readonly name: string; readonly links: readonly Link[] }
type Numbers = {
  readonly url: string
  readonly date: string
  readonly idOf: (path: string) => number | undefined
  readonly nextNumber: () => number
}
type Block = { readonly block: string; readonly props: Readonly<Record<string, unknown>> }

/** The menu of the header, with the button behind it, and the links of the footer. */
function menusOf(texts: SiteTexts): Menu[] {
  const find = (file: string, name: string): Block['props'] =>
    ((texts.get(file) ?? []) as readonly Block[]).find(({ block }) => block === name)?.props ?? {}
  const header = find('site/header', 'site-header')
  const links = [...((header.links ?? []) as readonly Link[]), ...(header.action ? [header.action as Link] : [])]
  const columns = (find('site/footer', 'site-footer').columns ?? []) as readonly {
    readonly lines?: readonly { text: string; href?: string }[]
  }[]
  const below = columns.flatMap(({ lines = [] }) => lines.flatMap(({ text, href }) => (href ? [{ label: text, href }] : [])))
  return [
    { slug: 'main', name: 'Main', links },
    { slug: 'footer', name: 'Footer', links: below },
  ].filter(({ links: all }) => all.length)
}

/** Every link of the menus as a post of its own: one of a page names that page, all others an address. */
export function menuPosts(texts: SiteTexts, numbers: Numbers): ExportedPost[] {
  return menusOf(texts).flatMap((menu) => menu.links.flatMap((link) => linkPosts(link, 0, menu, numbers)))
}

function linkPosts({ label, href, children = [] }: Link, parent: number, menu: Menu, numbers: Numbers): ExportedPost[] {
  const { url, date, idOf, nextNumber } = numbers
  const id = nextNumber()
  const page = idOf(href)
  const meta = {
    _menu_item_type: page === undefined ? 'custom' : 'post_type',
    _menu_item_menu_item_parent: String(parent),
    _menu_item_object_id: String(page ?? id),
    _menu_item_object: page === undefined ? 'custom' : 'page',
    _menu_item_target: '',
    _menu_item_classes: 'a:1:{i:0;s:0:"";}',
    _menu_item_xfn: '',
    _menu_item_url: page === undefined ? href : '',
  }
  const post: ExportedPost = {
    ...{ id, type: 'nav_menu_item', title: label, slug: `link-${id}`, link: `${url}/?p=${id}`, date, status: 'publish', order: id, meta },
    terms: [{ taxonomy: 'nav_menu', slug: menu.slug, name: menu.name }],
  }
  return [post, ...children.flatMap((child) => linkPosts(child, id, menu, numbers))]
}
