import type { Generated } from 'kysely'
import type { Format } from './encode'

export type MediaTables = {
  /** Size of what is shown, after it was turned upright; `source` is the SHA-256 of the file it came from. */
  media: {
    name: string
    width: number
    height: number
    alt: string
    source: string
    created_at: string
    /** Average colour, and Base64 of a WebP of 20 pixels; empty in pictures from before there were any. */
    colour: Generated<string>
    tiny: Generated<string>
    /** Per cent from the left and from the top of what is shown: what has to stay in sight. */
    focus_x: Generated<number>
    focus_y: Generated<number>
    /** `svg`: a drawing, whose one size fits all. */
    format: Generated<Format>
    /** Per mille of the whole picture: what of it is shown. */
    crop_left: Generated<number>
    crop_top: Generated<number>
    crop_width: Generated<number>
    crop_height: Generated<number>
    /** JSON of what it is without its crop (`Kept` of edits.store); empty where all of it is shown. */
    uncropped: Generated<string>
  }
  media_size: { name: string; width: number; height: number; file: string; etag: string }
  /** The same sizes as AVIF, made by a job where that is smaller. `of` is the file that it was made from. */
  media_avif: { name: string; width: number; of: string; file: string; etag: string }
  media_tag: { name: string; tag: string }
  /** JSON of what a picture was before it was replaced (`Earlier` of edits.store), for some days. */
  media_earlier: { name: string; state: string; replaced_at: string }
}

/** Tables in which rows belong to a picture, by its name; with it they go into the trash, and come back. */
export const tablesOfPicture = ['media_size', 'media_avif', 'media_tag', 'media_earlier'] as const
