/** A picture of the media as others show it. */
export type LibraryPicture = {
  readonly name: string
  /** `deck-lookout.webp`, as the Picture part takes it. */
  readonly file: string
  /** Changes with what is shown: `?v=` in addresses that browsers keep for good. */
  readonly version: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly colour: string
  readonly tiny: string
  /** Per cent from the left and from the top. */
  readonly focus: readonly [number, number]
}

/** The pictures of the site. One feature keeps them; others know them by name. */
export type Library = {
  /** Those of the names that there are. */
  find(names: Iterable<string>): Promise<ReadonlyMap<string, LibraryPicture>>
  /** Keeps a picture under a name made of the wish, drawn anew; the same file again is the picture that it was. */
  add(wish: string, original: Uint8Array, alt: string): Promise<LibraryPicture>
  /** The largest drawing of one, a WebP; undefined when there is no such picture. */
  read(name: string): Promise<Uint8Array | undefined>
}

/** Stands where the library will be: features are made before they know of each other. */
export function createLibraryDoor(): Library & { open(library: Library): void } {
  let behind: Library | undefined
  const library = (): Library => {
    if (!behind) throw new Error('no feature keeps pictures')
    return behind
  }
  return {
    open: (opened) => {
      behind = opened
    },
    find: (names) => library().find(names),
    add: (...picture) => library().add(...picture),
    read: (name) => library().read(name),
  }
}
