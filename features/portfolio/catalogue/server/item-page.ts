import type { Tools } from '@frontage/kit/feature.server'
import type { PageModule, PageRow, StoredPage } from '@frontage/kit/island/page'
import { plainOf } from '@frontage/kit/rich-text'
import type { FullItem } from '../../item'
import { pathOf } from '../../path'
import type { ItemsStore } from '../../server/items.store'
import type { CatalogueStore } from '../../server/published/catalogue.store'
import { findItem } from './get-item'

const PATH = /^\/portfolio\/([a-z0-9-]{1,120})$/
const LONGEST_DESCRIPTION = 200

type Stores = { readonly items: ItemsStore; readonly catalogue: CatalogueStore }

/** Every published item has a page of its own, whatever its type. */
export const createItemPage =
  (tools: Pick<Tools, 'library' | 'publicUrl' | 'registry'>, stores: Stores) =>
  async (path: string): Promise<StoredPage | undefined> => {
    const slug = PATH.exec(path)?.[1]
    const found = slug ? await findItem(slug, tools, stores) : undefined
    if (!slug || !found) return undefined
    const { item } = found
    const shown = item.large ?? item.picture ?? item.pictures[0]
    return {
      path,
      title: item.title,
      description: descriptionOf(item),
      structured: structuredOf(item, tools.publicUrl),
      ...(shown && { social: { picture: shown } }),
      rows: [
        rowOf('paper', 'half', { block: 'portfolio-item', props: { slug } }),
        rowOf('band', 'full', { block: 'page-review', props: {} }),
        rowOf('paper', 'full', { block: 'portfolio-next', props: { slug } }),
      ],
    }
  }

const rowOf = (look: 'paper' | 'band', air: 'half' | 'full', module: PageModule): PageRow => ({
  ...{ look, air, align: 'start', columns: [{ span: 12, modules: [module] }] },
})

const descriptionOf = ({ excerpt, content }: FullItem): string =>
  (excerpt || plainOf(content)).replace(/\s+/g, ' ').trim().slice(0, LONGEST_DESCRIPTION)

/** What search engines read of an item. */
function structuredOf(item: FullItem, publicUrl: string): Record<string, unknown> {
  const { title, type, picture, large, pictures, publishedAt, modifiedAt, video, terms } = item
  const images = [large, picture, ...pictures].flatMap((shown) => (shown ? [addressOf(shown.file, publicUrl)] : []))
  const about = [...terms.category, ...terms.other, ...terms.tag].map(({ name }) => name)
  return {
    '@context': 'https://schema.org',
    '@type': type === 'video' ? 'VideoObject' : 'CreativeWork',
    name: title,
    url: publicUrl + pathOf(item),
    description: descriptionOf(item) || title,
    ...(images.length && (type === 'video' ? { thumbnailUrl: images } : { image: images })),
    ...(type === 'video'
      ? { uploadDate: publishedAt, contentUrl: video && new URL(video, publicUrl).href }
      : { datePublished: publishedAt }),
    dateModified: modifiedAt,
    ...(about.length && { keywords: about.join(', ') }),
  }
}

const addressOf = (file: string, publicUrl: string): string => `${publicUrl}/media/${file.replace(/\.webp$/, '-1280.webp')}`
