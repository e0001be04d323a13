import type { ReadOut } from '@frontage/kit/post/read-out.server'
import type { ItemRow } from '../../server/items.store'

export type Framing = ItemRow['framing']

/** Bytes of a page that are read while its headers are looked at. */
const MOST_BYTES = 5 * 1024 * 1024

/**
 * Whether a site lets itself be shown within ours: looked up when its owner keeps it, so that no visitor meets an empty
 * frame. Whatever cannot be found out is unknown, and is tried.
 */
export const createFraming =
  (readOut: ReadOut, publicUrl: string) =>
  async (site: string): Promise<Framing> => {
    if (!site) return 'unknown'
    if (isOwn(site, publicUrl)) return 'allowed'
    try {
      const { status, headers } = await readOut({ url: site, accept: 'text/html', most: MOST_BYTES })
      if (status < 200 || status >= 300) return 'unknown'
      return mayBeFramed(headers['content-security-policy'], headers['x-frame-options'], new URL(publicUrl)) ? 'allowed' : 'forbidden'
    } catch {
      return 'unknown'
    }
  }

const isOwn = (site: string, publicUrl: string): boolean => URL.parse(site, publicUrl)?.host === new URL(publicUrl).host

/** The newer header counts where both are there. */
export function mayBeFramed(policy: unknown, options: unknown, we: URL): boolean {
  const lists = [...textOf(policy).matchAll(/(?:^|[;,])\s*frame-ancestors([^;,]*)/gi)].map(([, list = '']) => list.trim().split(/\s+/))
  if (lists.length) return lists.every((list) => list.some((source) => lets(source.toLowerCase(), we)))
  return !/^(?:deny|sameorigin|allow-from)/i.test(textOf(options).trim())
}

const textOf = (header: unknown): string => (Array.isArray(header) ? header.join(', ') : typeof header === 'string' ? header : '')

function lets(source: string, { protocol, host, hostname }: URL): boolean {
  if (source === '*' || source === protocol) return true
  const [, scheme = '', wild = '', name = ''] = /^(?:([a-z]+:)\/\/)?(\*\.)?([^/]+)/.exec(source) ?? []
  if (scheme && scheme !== protocol) return false
  return wild ? hostname.endsWith(`.${name}`) : name === host || name === hostname
}
