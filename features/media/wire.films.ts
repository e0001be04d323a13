import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { clamped, number, text } from '@frontage/kit/wire/fields'
import { upload } from '@frontage/kit/wire/upload'
import * as v from 'valibot'
import { LONGEST_NAME, MOST_FILM_BYTES } from './spec'

const file = v.pipe(text(LONGEST_NAME + 5), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:mp4|webm|vtt)$/, 'Enter the name of a video.'))
const pixels = v.optional(clamped(0, 20_000), 0)

export const filmShape = v.object({
  /** `deck-in-a-day.webm`. */
  file: v.string(),
  /** `/media/films/deck-in-a-day.webm`, as pages take it. */
  src: v.string(),
  /** Address of one moment of it; empty where there is none. */
  poster: v.string(),
  /** 0 where nobody knows. */
  width: v.number(),
  height: v.number(),
  seconds: v.number(),
  bytes: v.number(),
  createdAt: v.string(),
})
export type Film = v.InferOutput<typeof filmShape>

/** Films, or captions, the newest first. */
export const listFilms = defineCall({
  name: 'list-films',
  summary: 'List videos',
  via: 'GET /api/media/films',
  request: v.object({
    /** Part of a name. */
    q: v.optional(text(200), ''),
    /** Videos, or the captions that stand beside them. */
    kind: v.optional(v.picklist(['video', 'captions']), 'video'),
    page: v.optional(clamped(1, 1_000_000), 1),
    perPage: v.optional(clamped(1, 100), 48),
  }),
  answer: v.object({ films: v.array(filmShape), total: v.number() }),
})

/** Keeps a film as it is, with one moment of it and its measures as the browser of its owner saw them; or captions, cleaned. */
export const addFilm = defineCall({
  name: 'add-film',
  summary: 'Upload a video',
  via: 'POST /api/media/films/add',
  uploads: { most: 2, bytes: MOST_FILM_BYTES },
  toFolder: true,
  request: v.object({
    file: upload,
    poster: v.optional(upload),
    width: pixels,
    height: pixels,
    seconds: v.optional(v.pipe(number, v.minValue(0), v.maxValue(86_400)), 0),
  }),
  answer: v.object({ film: filmShape }),
})

/** Puts a film into the trash; rows that play it show their picture until it is restored. */
export const removeFilm = defineCall({
  name: 'remove-film',
  summary: 'Remove a video',
  via: 'POST /api/media/films/remove',
  request: v.object({ file }),
  answer: v.object({ removed: v.boolean(), trash: trashIds }),
})

/** Where a picture or a film stands: on pages, in drafts, in whatever else the site shows. */
export const mediaUses = defineCall({
  name: 'media-uses',
  summary: 'List where a picture or video is used',
  via: 'GET /api/media/uses',
  /** `deck-lookout.webp` or `deck-in-a-day.webm`. */
  request: v.object({
    file: v.pipe(text(LONGEST_NAME + 5), v.regex(/^[a-z0-9-]+\.(?:webp|svg|mp4|webm|vtt)$/, 'Enter the name of a file.')),
  }),
  answer: v.object({ uses: v.array(v.object({ title: v.string(), at: v.string() })) }),
})
