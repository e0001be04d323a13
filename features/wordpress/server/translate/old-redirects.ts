import type { OldRule } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { redirectReasons as reasons, gaps as words } from '../../messages.gaps'
import type { OldRedirect } from '../read/found'
import type { Addresses } from './addresses'

type On = {
  readonly addresses: Pick<Addresses, 'link' | 'numbered'>
  /** Addresses of the old site, and of this one: what lies there is a path of ours. */
  readonly sites: readonly string[]
  readonly gap: (what: string) => void
}
type Translated = {
  readonly rules: readonly OldRule[]
  /** Where numbers of pages lead that have a redirect of their own: `/?p=12`. */
  readonly numbered: ReadonlyMap<string, string>
}

/** The only query by which a WordPress names a page. */
const NUMBERED = /^\/(?:index\.php)?\?(?:p|page_id|attachment_id)=([1-9]\d{0,14})$/
const LONGEST = 120

/** Redirects of a plugin as rules of ours. What depends on more than an address, or answers in a way that we do not, is named. */
export function translateRedirects(redirects: readonly OldRedirect[], on: On): Translated {
  const rules: OldRule[] = []
  const numbered = new Map<string, string>()
  const off = redirects.filter(({ isOff }) => isOff).length
  if (off) on.gap(words.offRedirects(off))
  for (const redirect of redirects.filter(({ isOff }) => !isOff)) {
    const read = readRedirect(redirect, on)
    const named = (why: string): void => on.gap(words.redirect(redirect.source.slice(0, LONGEST), why))
    const number = typeof read === 'string' ? undefined : NUMBERED.exec(read.from)?.[1]
    if (typeof read === 'string') named(read)
    else if (number && on.addresses.numbered.has(number)) named(reasons.numberTaken)
    else if (number && isPlace(read)) numbered.set(number, read.to)
    else rules.push(read)
  }
  return { rules, numbered }
}

/** A number that leads to a page here goes on leading there when the page moves. */
const isPlace = ({ to, status }: OldRule): boolean => status === 301 && /^\/[^?#]*$/.test(to)

/** The rule, or why it is none. */
function readRedirect({ source, target, code, isRegex, condition, action }: OldRedirect, on: On): OldRule | string {
  if (isRegex) return reasons.isRegex
  if (source.includes('*')) return reasons.star
  if (condition) return reasons.condition(condition.slice(0, 20))
  if (action !== 'url' && action !== 'error') return reasons.action(action.slice(0, 20))
  const from = pathOn(source, on)
  if (from === undefined) return reasons.elsewhere
  if (action === 'error') return code === 410 ? { from, to: '', status: 410 } : reasons.status(code)
  const to = targetOf(target, on)
  if (typeof to !== 'string') return to.why
  if (samePath(from, to)) return reasons.itself
  return { from, to, status: code || 301 }
}

const samePath = (from: string, to: string): boolean => plain(from) === plain(pathOf(to))
const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '')
/** An address elsewhere may be this site's own from tomorrow on: its path counts. */
const pathOf = (address: string): string => {
  const url = address.startsWith('/') ? undefined : URL.parse(address)
  return url ? url.pathname + url.search : address
}

/** A path of the old site with its query; undefined for what lies elsewhere. */
function pathOn(address: string, { sites }: On): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return address.replaceAll(' ', '%20')
  const url = URL.parse(address)
  return url && sites.some((site) => hostOf(site) === hostOf(address)) ? url.pathname + url.search : undefined
}

/** Where a target is from now on: a page of the old site by its address here. */
function targetOf(target: string, on: On): string | { readonly why: string } {
  if (!target) return { why: reasons.noTarget }
  const path = pathOn(target, on)
  if (path !== undefined) return withQuery(on.addresses.link(path + (URL.parse(target)?.hash ?? '')) ?? path, path)
  if (/^[/\\]{2}/.test(target)) return { why: reasons.noScheme }
  return /^https?:/i.test(target) ? target : { why: reasons.noAddress }
}

/** What stood behind the question mark, unless it was the number of a page. */
function withQuery(link: string, path: string): string {
  const query = NUMBERED.test(path) ? '' : (/\?[^#]*/.exec(path)?.[0] ?? '')
  const [before = '', fragment] = link.split('#')
  return fragment === undefined ? before + query : `${before}${query}#${fragment}`
}

const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''
