import type { Tools } from '@frontage/kit/feature.server'
import { shownIn } from '@frontage/kit/html.server'
import { slugOf } from '@frontage/kit/slug'
import { textOfHtml } from '@frontage/kit/text-of-html.server'
import type { RecordAround, RecordsFromWordPress, WordPressPicture } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { parseShortcodes, withoutShortcodes } from '@frontage/kit/wordpress/export/shortcodes.server'
import { withParagraphs } from '@frontage/kit/wordpress/export/with-paragraphs.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { pathOf } from '../../path'
import { MOST_PICTURES } from '../../spec'
import { POST_TYPE } from '../../wordpress-names'
import { gaps as words } from '../messages.gaps'
import { importedItem, type RawItem } from './imported-item'
import { rawItem } from './read-wxr'
import { importedDraft, withoutBadSite } from './take-in'
import { JETPACK, termsFromWordPress } from './wordpress-terms'

type Needs = Pick<Tools, 'publicUrl' | 'clock'>
type Source = { readonly type: string; readonly rawOf: (item: WxrItem) => RawItem; readonly picture: string; readonly large: string }

const sources: readonly Source[] = [
  {
    type: POST_TYPE,
    rawOf: (item) => rawItem(item, { pictures: new Map(), parents: new Map() }),
    picture: 'astra-portfolio-image-id',
    large: 'astra-lightbox-image-id',
  },
  {
    type: JETPACK,
    rawOf: (item) => ({ ...rawItem(item, { pictures: new Map(), parents: new Map() }), type: 'page', openPortfolioIn: 'same-tab' }),
    picture: '_thumbnail_id',
    large: '',
  },
]

/** Projects of WP Portfolio and of Jetpack, with what they are sorted into and their pictures. */
export const itemsFromWordPress = (needs: Needs): RecordsFromWordPress[] =>
  sources.map((source) => ({
    as: 'records',
    type: source.type,
    file: 'portfolio-items',
    shortcodes: [],
    otherNames: () => [],
    terms: termsFromWordPress(source.type),
    isSame: (item, entry) => entry.slug === wishOf(item) && entry.title === textOfHtml(item.title),
    pathOf: ({ slug, state }) => (state === 'published' ? pathOf({ slug: String(slug) }) : undefined),
    read: (item, id, around) => readItem(item, { id, source, around }, needs),
  }))

const wishOf = ({ slug, title }: WxrItem): string => slugOf(slug) || slugOf(textOfHtml(title)) || 'item'

type Reading = { readonly id: number; readonly source: Source; readonly around: RecordAround }

function readItem(post: WxrItem, { id, source, around }: Reading, { publicUrl, clock }: Needs): ReturnType<RecordsFromWordPress['read']> {
  const { before } = around
  const { html, pictures: shown, gaps } = contentOf(post.content)
  const since = typeof before?.publishedAt === 'string' ? before.publishedAt : clock.now().toISOString()
  const item = importedItem({ ...source.rawOf(post), content: html }, since)
  if (!item) return { entry: undefined, gaps: [words.untitled] }
  const named = (name: string): string => nameOf(around, { id: (name && post.meta.get(name)) || '', url: '' })
  const picture = named(source.picture) || named('_thumbnail_id')
  const large = named(source.large)
  const wanted = importedDraft(item, { picture, large, state: item.isPublished ? 'published' : 'draft' })
  const { categories: _, others: _others, tags: _tags, ...draft } = withoutBadSite(wanted, publicUrl)
  const more = [...new Set(shown.map((each) => nameOf(around, each)))].filter((name) => name && name !== picture && name !== large)
  const entry = {
    ...draft,
    ...{ id, slug: around.freeSlug(item.slug), terms: [...around.termsOf(post)], pictures: more.slice(0, MOST_PICTURES) },
    position: typeof before?.position === 'number' ? before.position : around.position,
    ...{ publishedAt: item.publishedAt, modifiedAt: post.modified || item.publishedAt, framing: 'unknown' },
  }
  const isHeld = wanted.state !== draft.state
  return {
    entry,
    gaps: [...gaps.map((name) => words.shortcode(name, item.title)), ...(isHeld ? [words.held(item.title)] : [])],
  }
}

const nameOf = ({ picture }: RecordAround, name: WordPressPicture): string =>
  name.id || name.url ? (picture(name)?.file.replace(/\.\w+$/, '') ?? '') : ''

/** Words as rich text, and the pictures that stand among them, which become those of the project. */
function contentOf(content: string): {
  readonly html: string
  readonly pictures: readonly WordPressPicture[]
  readonly gaps: readonly string[]
} {
  const pictures: WordPressPicture[] = []
  const gaps = new Set<string>()
  const parts = parseShortcodes(content, (name) => name === 'gallery' || name === 'caption').map((part) => {
    if (typeof part === 'string') return withoutShortcodes(part, (name) => void gaps.add(name))
    if (part.name === 'gallery') pictures.push(...(part.attributes.ids ?? '').split(',').map((id) => ({ id: id.trim(), url: '' })))
    return part.name === 'caption' ? (part.content ?? '') : ''
  })
  const html = withParagraphs(parts.join(''))
  for (const piece of shownIn(html))
    if (piece.kind === 'open' && piece.tag === 'img') {
      const id = /\bwp-image-(\d+)/.exec(piece.attributes.get('class') ?? '')?.[1] ?? ''
      pictures.push({ id, url: piece.attributes.get('src') ?? '' })
    }
  return { html, pictures, gaps: [...gaps] }
}
