import type { Library, LibraryPicture } from './library.server'

/** A library that draws nothing: every picture is 1280 by 960, unless it was never added. */
export function createFakeLibrary(...names: readonly string[]): Library & { readonly added: string[] } {
  const added: string[] = [...names]
  const pictureOf = (name: string): LibraryPicture => ({
    name,
    file: `${name}.webp`,
    version: '1',
    width: 1280,
    height: 960,
    alt: `A picture of ${name}.`,
    colour: '#708090',
    tiny: 'UklGRg==',
    focus: [50, 50],
  })
  return {
    added,
    find: async (wanted) => new Map([...wanted].filter((name) => added.includes(name)).map((name) => [name, pictureOf(name)])),
    add: async (wish) => {
      const name = wish
        .replace(/\.\w+$/, '')
        .toLowerCase()
        .replace(/\W+/g, '-')
      added.push(name)
      return pictureOf(name)
    },
    read: async () => undefined,
  }
}
