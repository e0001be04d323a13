import { withoutEndSlashes } from '@frontage/kit/path'
import { parseUrl } from '@frontage/kit/url'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { LONGEST_PATH, LONGEST_TARGET, MOST_HOPS } from '../spec'
import { namesIn, pathAndQueryOf, queryKey, withoutNames } from './redirect-query'

export const statuses = [301, 302, 307, 308, 410] as const
export type Status = (typeof statuses)[number]

/** A rule: `from` is a path, the beginning of paths when a `*` stands at its end, or a path with parameters that must be asked for. */
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

/** `/old/*` also holds what lies deeper; its end is kept apart from the star. Parameters may stand in any order. */
export function fromKey(from: string): string {
  const [path = '', query] = pathAndQueryOf(from)
  if (query !== undefined) return `${pathKey(path)}?${queryKey(query)}`
  return from.endsWith('*') ? `${startKey(from.slice(0, -1))}*` : pathKey(from)
}
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
  v.check((value) => !value.includes('#'), 'The old address cannot contain #.'),
  v.check((value) => !value.includes('?') || !value.includes('*'), 'A * cannot be combined with a ?.'),
  v.check((value) => !value.includes('?') || namesIn(value).length > 0, 'Enter a parameter after the ?, such as ?id=3.'),
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

/**
 * Where a rule leads from this path: what the star stands for is taken over, and so is what stood behind the question mark, without the
 * parameters that the rule names itself.
 */
export function targetOf(rule: Rule, path: string, query: string): string | undefined {
  const target = rule.to.endsWith('*') ? rule.to.slice(0, -1) + restOf(rule, path) : rule.to
  if (!isSafeTarget(target)) return undefined
  const [before = '', fragment] = target.split('#')
  const rest = withoutNames(query, namesIn(rule.from))
  const asked = rest && !hasControls(rest) ? `${before}${before.includes('?') ? '&' : '?'}${rest}` : before
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

/** How a rule is found for an address: by its parameters before a page that stands at its path, by its path where none does. */
export type FoundRules<R extends Rule> = {
  readonly byQuery: (path: string, query: string) => R | undefined
  readonly byPath: (path: string) => R | undefined
}

export type Way = { readonly end: string; readonly hops: number } | 'circle'

/**
 * Follows rules from a target to where no rule leads on; `stands`: a page is there, which comes before rules without parameters. A star
 * is tried with a word in its place.
 */
export function follow(to: string, rules: FoundRules<Rule>, stands: (path: string) => boolean): Way {
  const seen = new Set<string>()
  let end = to.replace(/\*$/, 'x')
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    const [address = '', fragment] = end.split('#')
    const [path = '', query = ''] = pathAndQueryOf(address)
    const rule = isOwnPath(end) ? (rules.byQuery(path, query) ?? (stands(pathKey(path)) ? undefined : rules.byPath(path))) : undefined
    if (!rule || rule.status === 410) return { end: to.endsWith('*') ? to : end, hops }
    if (seen.has(fromKey(address))) return 'circle'
    seen.add(fromKey(address))
    const next = targetOf(rule, path, query) ?? end
    end = fragment === undefined || next.includes('#') ? next : `${next}#${fragment}`
  }
  return 'circle'
}
