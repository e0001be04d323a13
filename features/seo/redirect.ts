import { withoutEndSlashes } from '@frontage/kit/path'
import { parseUrl } from '@frontage/kit/url'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { LONGEST_PATH, LONGEST_TARGET, MOST_HOPS } from './spec'

export const statuses = [301, 302, 307, 308, 410] as const
export type Status = (typeof statuses)[number]

/** A rule: `from` is a path, or the beginning of paths when a `*` stands at its end. */
export type Rule = { readonly from: string; readonly to: string; readonly status: Status }

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A path that cannot be decoded is compared as it came.
    return path
  }
}

/** A path as it is compared: small letters, its signs decoded, no slash at its end. */
export const pathKey = (path: string): string => withoutEndSlashes(decodedPath(path).toLowerCase())

/** `/old/*` also holds what lies deeper; its end is kept apart from the star. */
export const fromKey = (from: string): string => (from.endsWith('*') ? `${startKey(from.slice(0, -1))}*` : pathKey(from))
const startKey = (start: string): string => (start.endsWith('/') && start !== '/' ? `${pathKey(start)}/` : pathKey(start))

const hasControls = (value: string): boolean => [...value].some((sign) => sign.charCodeAt(0) < 33 || sign.charCodeAt(0) === 127)

const isOwnPath = (value: string): boolean => /^\/(?![/\\])/.test(value) && !value.includes('\\') && !hasControls(value)

/** A host that nobody can take for another one: no user name, no other port trick, nothing but https. */
const isSafeAddress = (value: string): boolean => {
  if (!/^https:\/\/[^/\\@]+/i.test(value) || value.includes('\\') || hasControls(value) || !parseUrl(value)) return false
  const { protocol, username, password, hostname } = new URL(value)
  return protocol === 'https:' && !username && !password && hostname.includes('.')
}

/** A star stands only where it takes over the end of a path: behind a slash, and never in the name of a host. */
const isStarRight = (value: string): boolean =>
  !value.includes('*') || (/^[^*?#]*\/\*$/.test(value) && (isOwnPath(value) || /^https:\/\/[^/]+\/(?:[^*]*\/)?\*$/i.test(value)))

const from = v.pipe(
  text(LONGEST_PATH),
  v.trim(),
  v.check((value) => isOwnPath(value), 'The old address must be a path of this site, starting with /'),
  v.check((value) => !/[?#]/.test(value), 'The old address cannot contain ? or #.'),
  v.check((value) => !value.slice(0, -1).includes('*'), 'A * is allowed only at the end.'),
  v.check((value) => value !== '/' && value !== '/*', 'The whole site cannot be redirected.'),
)

const to = v.pipe(
  text(LONGEST_TARGET),
  v.trim(),
  v.check(
    (value) => value === '' || isOwnPath(value) || isSafeAddress(value),
    'Enter a path of this site, or an address that starts with https://',
  ),
  v.check(isStarRight, 'A * is allowed only at the end, after a slash.'),
)

/** What an owner may write. */
export const redirectShape = v.pipe(
  v.object({ from, to: v.optional(to, ''), status: v.optional(v.picklist(statuses), 301) }),
  v.forward(
    v.check(({ to: target, status }) => status === 410 || target !== '', 'Enter the new address.'),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from: start, to: target }) => !target.endsWith('*') || start.endsWith('*'),
      'Use a * here only if the old address ends with a *.',
    ),
    ['to'],
  ),
  v.transform((rule) => ({ ...rule, to: rule.status === 410 ? '' : rule.to })),
)

const isSafeTarget = (value: string): boolean => isOwnPath(value) || isSafeAddress(value)

/** Rules that are found fast: whole paths at once, beginnings the longest first. */
export function createMatcher<R extends Rule>(rules: readonly R[]) {
  const whole = new Map<string, R>()
  const starts: { readonly start: string; readonly rule: R }[] = []
  for (const rule of rules) {
    const key = fromKey(rule.from)
    if (key.endsWith('*')) starts.push({ start: key.slice(0, -1), rule })
    else whole.set(key, rule)
  }
  starts.sort((a, b) => b.start.length - a.start.length)
  return (path: string): R | undefined => {
    const key = pathKey(path)
    // With its slash too: `/blog/*` holds `/blog` itself.
    return whole.get(key) ?? starts.find(({ start }) => `${key}/`.startsWith(start))?.rule
  }
}

/** Where a rule leads from this path: what the star stands for is taken over, and so is what stood behind the question mark. */
export function targetOf(rule: Rule, path: string, query: string): string | undefined {
  const target = rule.to.endsWith('*') ? rule.to.slice(0, -1) + restOf(rule, path) : rule.to
  if (!isSafeTarget(target)) return undefined
  const [before = '', fragment] = target.split('#')
  const asked = query && !hasControls(query) ? `${before}${before.includes('?') ? '&' : '?'}${query}` : before
  return fragment === undefined ? asked : `${asked}#${fragment}`
}

/** The end of the path, written so that it can be nothing but the end of a path. */
function restOf({ from: start }: Rule, path: string): string {
  const key = fromKey(start).slice(0, -1)
  const rest = decodedPath(path).slice(key.length)
  return rest
    .split(/[/\\]+/)
    .filter((step) => step && step !== '.' && step !== '..')
    .map((step) => encodeURIComponent(step.toWellFormed()))
    .join('/')
}

export type Way = { readonly end: string; readonly hops: number } | 'circle'

/**
 * Follows rules from a target to where no rule leads on; `stands`: a page is there, and pages come first. A star is tried
 * with a word in its place.
 */
export function follow(to: string, find: (path: string) => Rule | undefined, stands: (path: string) => boolean): Way {
  const seen = new Set<string>()
  let end = to.replace(/\*$/, 'x')
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    const [address = '', fragment] = end.split('#')
    const [path = '', query = ''] = address.split('?')
    const rule = isOwnPath(end) && !stands(pathKey(path)) ? find(path) : undefined
    if (!rule || rule.status === 410) return { end: to.endsWith('*') ? to : end, hops }
    if (seen.has(pathKey(path))) return 'circle'
    seen.add(pathKey(path))
    const next = targetOf(rule, path, query) ?? end
    end = fragment === undefined || next.includes('#') ? next : `${next}#${fragment}`
  }
  return 'circle'
}
