import type { SiteTexts } from '@frontage/kit/transfer.server'

export type Rule = { readonly from: string; readonly to: string; readonly status: number }

/** The redirects that an owner set up, as the whole-site export holds them. */
export const rulesIn = (texts: SiteTexts): readonly Rule[] => (texts.get('redirects') ?? []) as readonly Rule[]

/** Files know addresses without parameters alone. */
export const hasParameters = ({ from }: Rule): boolean => from.includes('?')

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page that leads on by itself, and has a link for visitors whom it does not lead. It has no words, so it needs no language. */
export function redirectPage(to: string): string {
  const at = escaped(to)
  return `<!doctype html><html><head><meta charset="utf-8"><title>${at}</title><meta name="robots" content="noindex"><link rel="canonical" href="${at}"><meta http-equiv="refresh" content="0;url=${at}"></head><body><a href="${at}">${at}</a></body></html>\n`
}

/**
 * For hosts that read `_redirects`. They answer no address with 410. The first line that fits counts, so those with parameters stand first;
 * a host that knows no parameters passes over them.
 */
export const redirectsFile = (rules: readonly Rule[]): string =>
  [...byParameters(rules), ...rules.filter(isListed)]
    .map(({ from, to, status }) => `${from.replace(/[?&]/g, ' ')} ${to.replace(/\*$/, ':splat')} ${status}\n`)
    .join('')

/**
 * For nginx: where an address leads, with a slash at its end or without, for `map $uri $frontage_redirect { include …; }`. nginx compares
 * addresses after `%C3%BC` is read, in small letters and capitals alike, and refuses a list that names one twice.
 */
export function nginxMap(rules: readonly Rule[]): string {
  const lines = new Map<string, string>()
  const add = (from: string, to: string): void => {
    const key = from.toLowerCase()
    if (!lines.has(key)) lines.set(key, `${quoted(from)} ${quoted(to)};\n`)
  }
  for (const { from, to } of rules.filter(isListed)) {
    const [path, there] = [decoded(from), plain(to)]
    if (path.endsWith('*')) add(`~*^${pattern(path.slice(0, -1))}(.*)$`, there.replace(/\*$/, '$1'))
    else for (const each of [path, path.endsWith('/') ? path.slice(0, -1) : `${path}/`]) if (each) add(each, there)
  }
  return [...lines.values()].join('')
}

/**
 * For nginx: where addresses with parameters lead, for `map $uri?$args $frontage_query_redirect { include …; }`. The parameters may stand in
 * any order, and others between them.
 */
export const nginxQueryMap = (rules: readonly Rule[]): string =>
  byParameters(rules)
    .map(({ from, to }) => {
      const [path = '', query = ''] = from.split('?')
      const asked = parametersIn(query).map(([name, value]) => `(?=(?:.*&)?${spelled(name)}=${spelled(value)}(?:&|$))`)
      return `${quoted(`~*^${pattern(withoutSlash(decoded(path)))}/?\\?${asked.join('')}`)} ${quoted(plain(to))};\n`
    })
    .join('')

const parametersIn = (query: string): [string, string][] => [...new URLSearchParams(query)]

/** Those with parameters; what names more of them comes before what names fewer. */
const byParameters = (rules: readonly Rule[]): Rule[] =>
  rules.filter((rule) => rule.status !== 410 && hasParameters(rule)).toSorted((a, b) => countIn(b) - countIn(a))
const countIn = ({ from }: Rule): number => parametersIn(from.split('?')[1] ?? '').length

const withoutSlash = (path: string): string => path.replace(/\/$/, '')
/** As browsers write it, and as it may stand there as well. */
const spelled = (text: string): string =>
  `(?:${[...new Set([encodeURIComponent(text), encodeURIComponent(text).replaceAll('%20', '+'), text])].map(pattern).join('|')})`

const isListed = (rule: Rule): boolean => rule.status !== 410 && !hasParameters(rule)
const pattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
/** A dollar sign would begin a variable of nginx. */
const plain = (to: string): string => to.replaceAll('$', '%24')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
