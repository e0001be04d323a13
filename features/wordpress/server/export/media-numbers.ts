import type { SiteFile, SiteTexts } from '@frontage/kit/transfer.server'
import type { MediaPlace } from './core-markup'
import type { ExportedPost } from './wxr-text'

/** A picture or film of the site on its way out: its post, where its file lies in the folder, and how it is read. */
export type ExportedMedia = MediaPlace & { readonly name: string; readonly at: string } & Pick<SiteFile, 'read'>

/** Captions and pictures of films have no use there. */
const FILE = /^(pictures|films)\/([a-z0-9-]+)\.(?!vtt$)([a-z0-9]+)$/
/** `/media/deck-800.webp?v=…`, `/media/deck.svg`, `deck.webp` */
const PICTURE = /^(?:\/media\/)?([a-z0-9-]+)\.[a-z0-9]+(?:\?|$)/
const SIZED = /-(?:480|800|1280|1920|social)$/
const FILM = /^\/media\/films\/([a-z0-9-]+\.(?:mp4|webm))$/

/** Every file of the media with its number there and its address, which is below `wp-content/uploads` as everywhere. */
export function createMedia(files: readonly SiteFile[], url: string, nextNumber: () => number) {
  const all = files.flatMap(({ path, read }): ExportedMedia[] => {
    const [, folder, called = '', ending = ''] = FILE.exec(path) ?? []
    if (!folder) return []
    const file = `${called}.${ending}`
    const name = folder === 'films' ? file : called
    return [{ id: nextNumber(), name, at: `uploads/${file}`, url: `${url}/wp-content/uploads/${file}`, read }]
  })
  const byName = new Map(all.map((media) => [media.name, media]))

  return {
    all: all as readonly ExportedMedia[],
    /** A picture by its name here, a film by its file. */
    named: (name: string): ExportedMedia | undefined => byName.get(name),
    /** By an address or a file of this site. A picture may be called as a size of another one is. */
    find: (address: string): ExportedMedia | undefined => {
      const path = address.startsWith(`${url}/`) ? address.slice(url.length) : address
      const film = FILM.exec(path)?.[1]
      const name = film ?? PICTURE.exec(path)?.[1] ?? ''
      return byName.get(name) ?? byName.get(name.replace(SIZED, ''))
    },
  }
}

export type Media = ReturnType<typeof createMedia>

/** The posts of all files, with the alternative texts of pictures. */
export function mediaPosts({ all }: Media, texts: SiteTexts, date: string): ExportedPost[] {
  const described = (texts.get('pictures/pictures') ?? []) as readonly { readonly file: string; readonly alt?: string }[]
  const alts = new Map(described.map(({ file, alt = '' }) => [file.replace(/\.[a-z0-9]+$/, ''), alt]))
  return all.map(({ id, name, url, at }) => ({
    ...{ id, type: 'attachment', title: name, slug: name, link: url, date, status: 'inherit' as const, fileUrl: url },
    meta: {
      _wp_attached_file: at.replace('uploads/', ''),
      ...(alts.get(name) && { _wp_attachment_image_alt: alts.get(name)! }),
    },
  }))
}
