import { richTextShape } from '@frontage/kit/rich-text'
import { integer, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { MOST_FACTS, MOST_PICTURES } from './spec'

/** What an item shows when it is opened (§2.2). */
export const itemTypes = ['page', 'video', 'image', 'iframe'] as const
export type ItemType = (typeof itemTypes)[number]

/** Where it opens (§3): beside the page, in its place, or in front of it. */
export const openIns = ['modal', 'new-tab', 'same-tab'] as const
export type OpenIn = (typeof openIns)[number]

/** The owner's states. Visitors never hear of drafts. */
export const states = ['draft', 'published'] as const
export type State = (typeof states)[number]

/** The three ways in which items are sorted into heaps; names as the importers and the WordPress routes know them. */
export const taxonomies = ['category', 'other', 'tag'] as const
export type Taxonomy = (typeof taxonomies)[number]

/** A picture of the media, ready for `<Picture {...picture} />`. */
export const pictureShape = v.object({
  /** `deck-lookout.webp`: a name of the media, as the Picture part takes it. */
  file: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
  /** Average colour, `#a0b1c2`, for as long as the picture is not there. */
  colour: v.string(),
  /** Base64 of a WebP of 20 pixels, without `data:image/webp;base64,`; empty when there is none. */
  tiny: v.string(),
  /** What has to stay in sight when it is cut, in per cent from the left and from the top; left out in the middle. */
  focus: v.optional(v.tuple([v.number(), v.number()])),
})
export type ItemPicture = v.InferOutput<typeof pictureShape>

/**
 * An item as a card shows it and as it is opened from there. What says nothing is left out: fifteen of them are read over
 * a telephone.
 */
export const cardShape = v.object({
  id: v.number(),
  slug: v.string(),
  /** Text, never markup. */
  title: v.string(),
  type: v.picklist(itemTypes),
  openIn: v.picklist(openIns),
  /** What the card shows. */
  picture: v.optional(pictureShape),
  /** What the lightbox shows of an image item, where it is another one. */
  large: v.optional(pictureShape),
  /** Of video items: an address as the owner gave it. */
  video: v.optional(v.string()),
  /** Of page and iframe items: http(s), never this site's admin. Of page items without one it is their own page. */
  site: v.optional(v.string()),
  /** Of an item of another server: where it leads in place of a page on this site. */
  link: v.optional(v.string()),
  /** `premium` and the like; drawn as a badge. */
  siteType: v.optional(v.string()),
  /** Set where the site forbids to be framed: picture and link stand in for the preview. */
  noFrame: v.optional(v.literal(true)),
  /** Stands in the bar of the preview. */
  action: v.optional(richTextShape),
  categories: v.optional(v.array(v.number())),
  others: v.optional(v.array(v.number())),
})
export type Card = v.InferOutput<typeof cardShape>

export const termShape = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
})

/** A fact about an item, such as `{ label: 'Built in', value: '14 weeks' }`. Texts, never markup. */
export const factShape = v.object({
  label: v.pipe(text(60), v.trim(), v.nonEmpty('Enter what the fact is about.')),
  value: v.pipe(text(120), v.trim(), v.nonEmpty('Enter the fact.')),
})
export type ItemFact = v.InferOutput<typeof factShape>

/** An item on its own page. */
export const fullItemShape = v.object({
  ...cardShape.entries,
  excerpt: v.string(),
  content: richTextShape,
  facts: v.array(factShape),
  /** More pictures, in the owner's order; the first two are not among them. */
  pictures: v.array(pictureShape),
  publishedAt: v.string(),
  modifiedAt: v.string(),
  terms: v.object({ category: v.array(termShape), other: v.array(termShape), tag: v.array(termShape) }),
})
export type FullItem = v.InferOutput<typeof fullItemShape>

/** The item before or behind another one in the owner's order. */
export const neighbourShape = v.object({ slug: v.string(), title: v.string(), picture: v.optional(pictureShape) })
export type Neighbour = v.InferOutput<typeof neighbourShape>

const mediaName = v.pipe(text(80), v.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Choose a picture from your media.'))
const ids = v.optional(v.pipe(v.array(integer), v.maxLength(100)), [])

/** An http(s) address or a path of this site; empty when there is none. Whose it may be is asked again when it is kept. */
const siteAddress = v.pipe(
  text(2000),
  v.trim(),
  v.regex(/^(?:https?:\/\/[^\s\\]+|\/(?!\/)[^\s\\]*)?$/i, 'Start the address with https://, http:// or /.'),
  v.check((address) => !/^https?:\/\/[^/?#]*@/i.test(address), 'Leave out the name and password before the @.'),
)

/** What an owner writes of an item. */
export const itemDraftShape = v.object({
  title: v.pipe(text(200), v.trim(), v.nonEmpty('Enter a title.')),
  /** Empty: made of the title. */
  slug: v.optional(
    v.pipe(text(120), v.trim(), v.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use only lower-case letters, digits and single hyphens.')),
    '',
  ),
  type: v.optional(v.picklist(itemTypes), 'image'),
  openIn: v.optional(v.picklist(openIns), 'modal'),
  state: v.optional(v.picklist(states), 'draft'),
  /** Names of the media. */
  picture: v.optional(mediaName, ''),
  large: v.optional(mediaName, ''),
  pictures: v.optional(v.pipe(v.array(mediaName), v.maxLength(MOST_PICTURES)), []),
  video: v.optional(siteAddress, ''),
  site: v.optional(siteAddress, ''),
  siteType: v.optional(v.pipe(text(40), v.trim()), ''),
  /** HTML; what is not on the list of rich text is taken away. */
  action: v.optional(text(2000), ''),
  content: v.optional(text(100_000), ''),
  excerpt: v.optional(text(500), ''),
  facts: v.optional(v.pipe(v.array(factShape), v.maxLength(MOST_FACTS)), []),
  categories: ids,
  others: ids,
  tags: ids,
})
export type ItemDraft = v.InferOutput<typeof itemDraftShape>

/** An item as its owner knows it. */
export const ownerItemShape = v.object({
  id: v.number(),
  ...{ slug: v.string(), title: v.string(), type: v.picklist(itemTypes), openIn: v.picklist(openIns), state: v.picklist(states) },
  ...{ picture: v.string(), large: v.string(), pictures: v.array(v.string()), video: v.string(), site: v.string(), siteType: v.string() },
  /** HTML that holds nothing but rich text. */
  ...{ action: v.string(), content: v.string(), excerpt: v.string() },
  facts: v.array(factShape),
  ...{ categories: v.array(v.number()), others: v.array(v.number()), tags: v.array(v.number()) },
  /** What the pictures are, by the names that the item has; a name that is missing here is gone from the media. */
  shown: v.record(v.string(), pictureShape),
  /** Whether the site may be framed: looked up whenever the item is kept. */
  framing: v.picklist(['allowed', 'forbidden', 'unknown']),
  position: v.number(),
  publishedAt: v.nullable(v.string()),
  modifiedAt: v.string(),
  /** Is sent back with a change. */
  revision: v.string(),
})
export type OwnerItem = v.InferOutput<typeof ownerItemShape>
