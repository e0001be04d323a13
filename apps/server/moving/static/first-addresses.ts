import { largestOf, srcsetOf } from '@frontage/parts/picture'
import type { App } from '../../app'
import { FAVICON, SITE_ICONS, SITE_MANIFEST } from '../../site-icons/links'
import { addressesIn } from './addresses-in'

/** What every site has whether or not a page of it says so. */
const ALWAYS = ['/', FAVICON, '/favicon.svg', ...Object.keys(SITE_ICONS), SITE_MANIFEST, '/robots.txt', '/sitemap.xml', '/look.css']
/** Not every site has a contact to name. */
const SECURITY = '/.well-known/security.txt'

/** Where a copy begins: pages, maps and feeds of the site and all of its media. What these name is found by reading them. */
export async function firstAddresses({ registry, publicUrl }: App): Promise<string[]> {
  const [maps, places, media] = await Promise.all([
    Promise.all(registry.sitemaps().map((map) => map())),
    registry.places(),
    mediaOf(registry),
  ])
  const feeds = registry.feeds().map(({ name }) => `/feeds/${name}.xml`)
  const pages = [...maps.flat(), ...places].map(({ path }) => path)
  const { fonts } = await registry.look()
  return [...ALWAYS, SECURITY, ...fonts.map((name) => `/fonts/${name}.css`), ...feeds, ...pages, ...addressesIn(media.join(' '), publicUrl)]
}

/** The addresses of every picture in all its sizes, and of every film with its captions and its picture. */
async function mediaOf(registry: App['registry']): Promise<string[]> {
  const lists = await Promise.all(registry.transfers().map((transfer) => transfer.files?.() ?? []))
  return lists.flat().flatMap(({ path }) => {
    const [, folder, file = ''] = /^(pictures|films)\/([^/]+)$/.exec(path) ?? []
    if (folder === 'films') return [`/media/films/${file}`]
    const shown = file.replace(/\.(?:jpe?g|png|avif)$/, '.webp')
    return folder ? [srcsetOf(shown) ?? '', largestOf(shown)] : []
  })
}
