import { readWxr as recordsOf, type WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { BadXml } from '@frontage/kit/wordpress/export/xml-reader.server'
import type { Taxonomy } from '../../item'
import { LONGEST_CONTENT, MOST_IMPORTED } from '../../spec'
import { POST_TYPE, wordpressTaxonomies } from '../../wordpress-names'
import type { RawItem } from './imported-item'

type Picture = { readonly url: string; readonly alt: string }
type Around = { readonly pictures: ReadonlyMap<string, Picture>; readonly parents: ReadonlyMap<string, string> }

/** Reads a WordPress export: the portfolio items in it, with the pictures that it names. Throws a BadXml for anything else. */
export async function readWxr(pieces: AsyncIterable<string> | Iterable<string>): Promise<RawItem[]> {
  const items: WxrItem[] = []
  const pictures = new Map<string, Picture>()
  const parents = new Map<string, string>()
  for await (const record of recordsOf(pieces)) {
    if (record.kind === 'term') {
      const { taxonomy, slug, parent } = record.term
      const ours = taxonomyOf(taxonomy)
      if (ours && parent) parents.set(`${ours} ${slug}`, parent)
    } else if (record.kind === 'item') {
      const { item } = record
      if (item.type === 'attachment' && pictures.size < 4 * MOST_IMPORTED)
        pictures.set(item.id, { url: item.fileUrl, alt: item.meta.get('_wp_attachment_image_alt') ?? '' })
      if (item.type === POST_TYPE && item.status !== 'trash' && items.push(item) > MOST_IMPORTED)
        throw new BadXml(`at most ${MOST_IMPORTED} items can be imported at once`)
    }
  }
  return items.map((item) => rawItem(item, { pictures, parents }))
}

const taxonomyOf = (name: string): Taxonomy | undefined =>
  (Object.keys(wordpressTaxonomies) as Taxonomy[]).find((taxonomy) => wordpressTaxonomies[taxonomy] === name)

/** What an item of the plugin says, before anything of it is believed. */
export function rawItem(item: WxrItem, { pictures, parents }: Around): RawItem {
  const of = (name: string): string => item.meta.get(name) ?? ''
  const pictureOf = (name: string): Picture => pictures.get(of(name)) ?? { url: '', alt: '' }
  return {
    source: item.guid || item.link,
    ...{
      slug: item.slug,
      title: item.title,
      content: item.content.slice(0, LONGEST_CONTENT),
      excerpt: item.excerpt.slice(0, LONGEST_CONTENT),
    },
    ...{ isPublished: item.status === 'publish', date: item.date, siteType: of('astra-site-type') },
    ...{ type: of('astra-portfolio-type'), video: of('astra-portfolio-video-url'), site: of('astra-site-url') },
    ...{ openInNewTab: of('astra-site-open-in-new-tab'), openPortfolioIn: of('astra-site-open-portfolio-in') },
    ...{
      action: of('astra-site-call-to-action'),
      picture: pictureOf('astra-portfolio-image-id'),
      large: pictureOf('astra-lightbox-image-id'),
    },
    terms: item.terms.flatMap(({ taxonomy, slug, name }) => {
      const ours = taxonomyOf(taxonomy)
      return ours ? [{ taxonomy: ours, slug, name, parent: parents.get(`${ours} ${slug}`) ?? '' }] : []
    }),
  }
}
