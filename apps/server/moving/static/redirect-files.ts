import type { SiteTexts } from '@frontage/kit/transfer.server'

export type Rule = { readonly from: string; readonly to: string; readonly status: number }

/** The redirects that an owner set up, as the whole-site export holds them. */
export const rulesIn = (texts: SiteTexts): readonly Rule[] => (texts.get('redirects') ?? []) as readonly Rule[]

/** Files, and the lists of web servers, know addresses without parameters alone. */
export const hasParameters = ({ from }: Rule): boolean => from.includes('?')

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page that leads on by itself, and has a link for visitors whom it does not lead. It has no words, so it needs no language. */
export function redirectPage(to: string): string {
  const at = escaped(to)
  return `<!doctype html><html><head><meta charset="utf-8"><title>${at}</title><meta name="robots" content="noindex"><link rel="canonical" href="${at}"><meta http-equiv="refresh" content="0;url=${at}"></head><body><a href="${at}">${at}</a></body></html>\n`
}

/** For hosts that read `_redirects`. They answer no address with 410. */
export const redirectsFile = (rules: readonly Rule[]): string =>
  rules
    .filter(isListed)
    .map(({ from, to, status }) => `${from} ${to.replace(/\*$/, ':splat')} ${status}\n`)
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
