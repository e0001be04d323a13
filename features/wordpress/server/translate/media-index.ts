import { type Attachment, type Attachments, fileKeyOf } from '../read/attachments'
import type { Picture, PictureName } from './page-parts'

/** What a file of the old site became here; undefined where it could not be had. */
export type Taken = { readonly file: string; readonly width: number; readonly height: number }
export type TakenPictures = (attachment: Attachment) => Taken | undefined
/** Pictures that are read one by one, as often as they are gone through. */
export type PictureList = Iterable<Attachment> & { readonly length: number }

/** The pictures of an export, found by every address of theirs, or by their number. */
export function createMediaIndex(attachments: Attachments, taken: TakenPictures) {
  const used = new Set<number>()
  const named = ({ id = '', url }: PictureName) => (url && attachments.last('file', fileKeyOf(url))) || attachments.last('id', id)

  return {
    /** Those that were asked for. */
    used: (): PictureList => ({
      length: used.size,
      *[Symbol.iterator]() {
        for (const place of used) yield attachments.at(place)!
      },
    }),
    find(name: PictureName): Picture | undefined {
      const { alt } = name
      const found = named(name)
      if (!found) return undefined
      const [place, attachment] = found
      used.add(place)
      const picture = taken(attachment)
      return picture && { ...picture, alt: (alt || attachment.alt).slice(0, 500) }
    },
    captionOf: (name: PictureName): string => named(name)?.[1].caption ?? '',
    /** What was uploaded to a page, by the page's number, in the order that galleries show it in. */
    attachedTo: (page: string): readonly PictureName[] =>
      [...attachments.having('parent', page)]
        .toSorted((one, other) => one.order - other.order || Number(one.id) - Number(other.id))
        .map(({ id }) => ({ id, url: '' })),
  }
}

export type MediaIndex = ReturnType<typeof createMediaIndex>
