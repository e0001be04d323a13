import { MOST_IN_SITEMAP } from './spec'
import { xmlText } from './xml'

export type Entry = { readonly path: string; readonly changedAt?: string }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const partsOf = (count: number): number => Math.ceil(count / MOST_IN_SITEMAP)

/** The addresses of one part, the first being 1; undefined where there is no such part. */
export const partOf = (entries: readonly Entry[], part: number): readonly Entry[] | undefined =>
  part >= 1 && part <= partsOf(entries.length) ? entries.slice((part - 1) * MOST_IN_SITEMAP, part * MOST_IN_SITEMAP) : undefined

export const sitemapXml = (entries: readonly Entry[], publicUrl: string): string =>
  `${HEAD}<urlset ${NAMES}>\n${entries.map((entry) => lineOf(entry, publicUrl)).join('\n')}\n</urlset>\n`

const lineOf = ({ path, changedAt }: Entry, publicUrl: string): string =>
  `<url><loc>${xmlText(`${publicUrl}${path}`)}</loc>${changedAt ? `<lastmod>${xmlText(changedAt)}</lastmod>` : ''}</url>`

/** Where the parts are, when there are more addresses than one sitemap may hold. */
export function indexXml(count: number, publicUrl: string): string {
  const parts = Array.from(
    { length: partsOf(count) },
    (_part, index) => `<sitemap><loc>${xmlText(publicUrl)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${HEAD}<sitemapindex ${NAMES}>\n${parts.join('\n')}\n</sitemapindex>\n`
}
