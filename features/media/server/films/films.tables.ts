export type FilmTables = {
  /** Pixels and seconds as the browser of its owner told them; 0 where nobody did. `source` is the SHA-256 of its bytes. */
  film: {
    /** `deck-in-a-day.webm`, as it stands in addresses. */
    file: string
    key: string
    bytes: number
    width: number
    height: number
    seconds: number
    /** Key of a WebP of one moment of it; empty where there is none. */
    poster: string
    source: string
    created_at: string
  }
}
