import { anchorsEverywhere, type LinkTarget } from '@frontage/kit/findable.server'
import { readHtml } from '@frontage/kit/html.server'
import { withoutEndSlashes } from '@frontage/kit/path'
import type { PageDocument } from '../../../page'
import { isReserved } from '../../../page'
import { anchorsOn } from '../../../server/anchors'
import { innerOf, placedOn } from '../../../server/walk'
import type { Finding } from '../../../validation-issue'
import { messages } from '../../messages'

/** What there is to link to. */
export type Around = {
  readonly publicUrl: string
  readonly places: readonly LinkTarget[]
  /** Pages that nobody sees yet, by path. */
  readonly drafts: ReadonlyMap<string, string>
  /** Whether anything else stands at a path. */
  readonly isThere: (path: string) => Promise<boolean>
}

/** What one text of an owner may hold. */
const MOST_HTML = 20_000

type Link = { readonly at: string; readonly href: string }

/** Links that lead nowhere, whatever module they stand in. */
export async function checkLinks(page: PageDocument, around: Around): Promise<Finding[]> {
  const anchors = new Set([...anchorsOn(page.rows), ...anchorsEverywhere])
  const found = await Promise.all(linksOn(page).map(async (link) => ({ ...link, text: await troubleOf(link.href, page, anchors, around) })))
  return found.flatMap(({ at, text }) => (text ? [{ at, rule: 'links', severity: 'must', text } satisfies Finding] : []))
}

export const linksOn = (page: PageDocument): Link[] =>
  placedOn(page).flatMap(({ at, module }) =>
    innerOf(module.props, `${at}.props`).flatMap(({ at: place, name, value }) => {
      if (typeof value !== 'string') return []
      if (name === 'href') return [{ at: place, href: value.trim() }]
      return name === 'html' ? hrefsIn(value).map((href) => ({ at: place, href })) : []
    }),
  )

const hrefsIn = (html: string): string[] =>
  readHtml(html.slice(0, MOST_HTML)).flatMap((piece) => {
    const href = piece.kind === 'open' && piece.tag === 'a' ? piece.attributes.get('href') : undefined
    return href === undefined ? [] : [href.trim()]
  })

async function troubleOf(href: string, page: PageDocument, anchors: ReadonlySet<string>, around: Around): Promise<string | undefined> {
  if (href === '' || href === '#') return messages.linkEmpty
  if (/^mailto:/i.test(href)) return /^mailto:[^\s@]+@[^\s@.]+\.[^\s@]+$/i.test(href) ? undefined : messages.mailShape
  if (/^tel:/i.test(href)) return /^tel:\+?[\d\s().-]{5,}$/i.test(href) ? undefined : messages.phoneShape
  if (href.startsWith('#')) return anchors.has(href.slice(1)) ? undefined : messages.anchorMissing(href)
  const path = ownPathOf(href, around.publicUrl)
  if (path === undefined) return /^https?:\/\/[^\s/]+/i.test(href) ? undefined : messages.linkShape
  return insideTrouble(path, page, anchors, around)
}

/** Path and anchor of a link into this site. */
function ownPathOf(href: string, publicUrl: string): string | undefined {
  if (/^\/(?!\/)/.test(href)) return href
  return href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : undefined
}

async function insideTrouble(
  href: string,
  page: PageDocument,
  anchors: ReadonlySet<string>,
  { places, drafts, isThere }: Around,
): Promise<string | undefined> {
  const [address = '', anchor] = href.split('#')
  const path = withoutEndSlashes(address.split('?')[0]!)
  if (path === page.path) return !anchor || anchors.has(anchor) ? undefined : messages.anchorMissing(`#${anchor}`)
  const place = places.find((one) => one.path === path)
  if (place)
    return !anchor || place.anchors.length === 0 || place.anchors.includes(anchor)
      ? undefined
      : messages.anchorElsewhere(place.title, `#${anchor}`)
  if (isReserved(path) || (await isThere(path))) return undefined
  const draft = drafts.get(path)
  return draft === undefined ? messages.pageMissing(path) : messages.pageIsDraft(draft)
}
