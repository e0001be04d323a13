/** Widths that every picture is sent in, in pixels; none is wider than the original. */
export const WIDTHS = [480, 800, 1280, 1920] as const
/** Pixels across of what is stored beyond them: nobody is sent that, crops are made from it. */
export const WIDEST_STORED = 3840
/** Seconds that drawing it may take: four times the pixels, four times as long. */
export const WIDEST_SECONDS = 20
/** Pictures that are worked on at once. */
export const ENCODED_AT_ONCE = 2
/** Bytes of pictures that are held in memory. */
export const CACHE_BYTES = 64 * 1024 * 1024
/** Seconds for which a browser need not ask again: for what hardly ever changes, and for an address that says which version it leads to. */
export const MAX_AGE = 86_400
export const MAX_VERSION_AGE = 31_536_000
/** The same for a picture whose address says no version, and for where else a file is read: it may be replaced. */
export const MAX_AWAY_AGE = 300
/** Days for which a picture that was replaced can be brought back. */
export const DAYS_REPLACED = 30
export const LONGEST_NAME = 80
/** Characters of a tag, tags of a picture, and pictures that are changed at once. */
export const LONGEST_TAG = 40
export const MOST_TAGS = 20
export const MOST_AT_ONCE = 100
export const LONGEST_ALT = 500
/** Bytes of a picture that an owner sends. */
export const MOST_PICTURE_BYTES = 25 * 1024 * 1024
/** Bytes of a film that an owner sends. */
export const MOST_FILM_BYTES = 100 * 1024 * 1024
/** Bytes of the captions of a film. */
export const MOST_CAPTIONS_BYTES = 1024 * 1024
/** Pixels of one moment of a film, which stands before it. */
export const POSTER_WIDTH = 1280
/** Pixels of what other sites show of a page. */
export const SOCIAL = { width: 1200, height: 630 } as const
