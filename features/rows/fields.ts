import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'

/** A line or paragraph that has to be there. */
export const words = (most: number) => v.pipe(text(most), v.trim(), v.nonEmpty('Enter some text.'))

/** Simple HTML of an owner; the part that draws it builds it anew from what may stay. */
export const html = v.pipe(text(20_000), v.trim())

/** The place in an address that leads to an item: it stays when items move or change their names. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,60}$/, 'Use a short name of small letters, digits and hyphens.'))

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))

/** A picture of the media, or of any address; its pixels hold its place. Empty `alt`: it says nothing that the words do not. */
export const picture = v.object({ file: words(500), width: pixels, height: pixels, alt: v.optional(text(500), '') })

const ownFilm = v.pipe(text(500), v.regex(/^\/media\/films\/[a-z0-9-]+\.(?:mp4|webm)$/, 'Choose a video from media.'))
const moment = v.pipe(text(500), v.regex(/^\/media\/films\/[a-z0-9-]+\.(?:mp4|webm)\.webp$/, 'Choose a picture of a video.'))

/** Captions of the media: what is said and heard in a film, as WebVTT. */
export const captions = v.pipe(text(500), v.regex(/^\/media\/films\/[a-z0-9-]+\.vtt$/, 'Choose captions from media.'))

/** A film of the media, with one moment of it and its pixels as it was chosen. */
export const film = v.object({ src: ownFilm, poster: v.optional(moment), width: v.optional(pixels), height: v.optional(pixels) })

/** A link that is drawn as a button. */
export const action = v.object({ label: words(60), href, icon: v.optional(v.picklist(['arrow', 'phone', 'mail'])) })

/** Which heading a title is, so that the order of headings on a page stays whole. */
export const level = v.optional(v.picklist(['h2', 'h3', 'h4']), 'h3')

export type Picture = v.InferOutput<typeof picture>
