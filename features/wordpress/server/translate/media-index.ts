import type { Attachment } from '../read/collect'
import type { Picture, PictureName } from './page-parts'

/** What a file of the old site became here; undefined where it could not be had. */
export type Taken = { readonly file: string; readonly width: number; readonly height: number }
export type TakenPictures = (attachment: Attachment) => Taken | undefined

const PICTURE = /\.(?:jpe?g|png|webp|gif|svg)$/i
/** What WordPress adds to the name of a smaller copy, of a scaled one and of an edited one. */
const COPY = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated|-e\d{13})(?=\.[a-z]+$)/i

/** The pictures of an export, found by every address of theirs, or by their number. */
export function createMediaIndex(attachments: readonly Attachment[], taken: TakenPictures) {
  const pictures = attachments.filter(({ fileUrl }) => PICTURE.test(pathOf(fileUrl)))
  const byId = new Map(pictures.map((attachment) => [attachment.id, attachment]))
  const byFile = new Map(pictures.map((attachment) => [keyOf(attachment.fileUrl), attachment]))
  const used = new Set<Attachment>()

  const named = ({ id = '', url }: PictureName): Attachment | undefined => (url && byFile.get(keyOf(url))) || byId.get(id)
  const byParent = Map.groupBy(pictures, ({ parent }) => parent)

  return {
    /** Those that were asked for. */
    used: used as ReadonlySet<Attachment>,
    find(name: PictureName): Picture | undefined {
      const { alt } = name
      const attachment = named(name)
      if (!attachment) return undefined
      used.add(attachment)
      const picture = taken(attachment)
      return picture && { ...picture, alt: (alt || attachment.alt).slice(0, 500) }
    },
    captionOf: (name: PictureName): string => named(name)?.caption ?? '',
    /** What was uploaded to a page, by the page's number, in the order that galleries show it in. */
    attachedTo: (page: string): readonly PictureName[] =>
      (byParent.get(page) ?? [])
        .toSorted((one, other) => one.order - other.order || Number(one.id) - Number(other.id))
        .map(({ id }) => ({ id, url: '' })),
  }
}

export type MediaIndex = ReturnType<typeof createMediaIndex>

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? ''

/** The same for all copies of a picture, over http and https, at any host. */
function keyOf(url: string): string {
  const path = pathOf(url).replace(/^(?:https?:)?\/\/[^/]+/i, '')
  return path.replace(COPY, '').replace(COPY, '').toLowerCase()
}
