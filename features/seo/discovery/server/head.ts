import type { Tools } from '@frontage/kit/feature.server'
import type { Head, PageHead, PagePlace } from '@frontage/kit/findable.server'
import type { StoredPage } from '@frontage/kit/island/page'
import type { LibraryPicture } from '@frontage/kit/library.server'
import { shortTitle } from '@frontage/kit/short-title'
import type { SeoSettings } from '../../server/settings'
import { SOCIAL_PICTURE } from '../../spec'
import { findMessages } from '../messages'
import { businessData, siteData, trailData } from '../structured'
import { titleOf } from '../title'
import type { Feeds } from './feeds'

type HeadTools = Pick<Tools, 'library' | 'publicUrl' | 'registry'> & { readonly feeds: Pick<Feeds, 'namedBy'> }

/** What search engines and other sites read of a page. */
export const createHead =
  (settings: SeoSettings, { library, publicUrl, registry, feeds }: HeadTools): Head =>
  async (page, place): Promise<PageHead> => {
    const [sharing, business, site] = await Promise.all([settings.sharing(), settings.business(), settings.siteName()])
    const name = business.name || site
    const picture = await pictureOf([page.social?.picture.file, sharing.picture], library)
    const image = picture && `${publicUrl}/media/${picture.name}-social.jpg`
    return {
      title: titleOf(sharing.pattern, page.title, site),
      isHidden: sharing.isHidden,
      meta: {
        'og:type': 'website',
        'og:title': shortTitle(page.title, site),
        ...(page.description && { 'og:description': page.description }),
        'og:url': place.canonical,
        ...(site && { 'og:site_name': site }),
        ...(picture && image && pictureMeta(picture, image)),
      },
      feeds: await feeds.namedBy(page),
      structured:
        page.path === '/' && name
          ? [
              siteData(name, publicUrl),
              businessData({ ...business, name }, publicUrl, { image, logo: await logoOf(registry, library, publicUrl) }),
            ]
          : trailOf(page, place, site, publicUrl),
    }
  }

const pictureMeta = ({ alt }: LibraryPicture, image: string): Record<string, string> => ({
  'og:image': image,
  'og:image:type': 'image/jpeg',
  'og:image:width': String(SOCIAL_PICTURE.width),
  'og:image:height': String(SOCIAL_PICTURE.height),
  ...(alt && { 'og:image:alt': alt }),
  'twitter:card': 'summary_large_image',
})

/** The first of these that the media has. Other sites show no drawings (SVG). */
async function pictureOf(files: readonly (string | undefined)[], library: Tools['library']): Promise<LibraryPicture | undefined> {
  const names = files.flatMap((file) => (file ? [file.replace(/\.\w+$/, '')] : []))
  const found = await library.find(names)
  return names.map((name) => found.get(name)).find((picture) => picture && !picture.file.endsWith('.svg'))
}

/** Where search engines find the logo; undefined where the header has none. */
async function logoOf(registry: Tools['registry'], library: Tools['library'], publicUrl: string): Promise<string | undefined> {
  const name = await registry.logo()
  const picture = name ? (await library.find([name])).get(name) : undefined
  return picture && `${publicUrl}/media/${picture.name}${picture.file.endsWith('.svg') ? '.svg' : '-800.webp'}`
}

/** Only below the home page, and not of pages that nobody is meant to find. */
function trailOf({ path, title, isHidden }: StoredPage, { above }: PagePlace, site: string, publicUrl: string) {
  if (path === '/' || isHidden) return []
  const steps = [...above, { path, title }].map((step) => ({
    name: step.path === '/' ? findMessages.home : shortTitle(step.title, site),
    href: `${publicUrl}${step.path}`,
  }))
  return [trailData(steps)]
}
