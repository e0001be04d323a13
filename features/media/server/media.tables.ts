import type { Generated } from 'kysely'

export type MediaTables = {
  /** Size of the original after it was turned upright; `source` is the SHA-256 of the file it came from. */
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
    /** Per cent from the left and from the top: what has to stay in sight. */
    focus_x: Generated<number>
    focus_y: Generated<number>
  }
  media_size: { name: string; width: number; height: number; file: string; etag: string }
  /** The same sizes as AVIF, made by a job where that is smaller. `of` is the file that it was made from. */
  media_avif: { name: string; width: number; of: string; file: string; etag: string }
}
