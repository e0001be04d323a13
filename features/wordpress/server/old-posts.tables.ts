export type OldPostTables = {
  /** What came of an old site, by its number there. */
  wordpress_post: {
    /** Its host, and the path below which it lay: `kiln.example`. */
    site: string
    number: number
    /** Where it is here; '' of what has no address. */
    path: string
    /** Of what visitors wrote: a hash of it, as it came. '' of everything else. */
    print: string
  }
}
