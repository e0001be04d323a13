import type { Scratch, ScratchList } from '@frontage/kit/storage/scratch.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'

/** A picture of the old site's media. Pixels are 0 where nobody says. */
export type Attachment = Pick<WxrItem, 'id' | 'fileUrl' | 'title' | 'link' | 'guid' | 'parent' | 'order'> & {
  readonly alt: string
  readonly caption: string
  readonly width: number
  readonly height: number
}
/** Pictures by their number, by the key of their file, and by the number of the page that they were uploaded to. */
export type Attachments = ScratchList<Attachment, 'id' | 'file' | 'parent'>

const PICTURE = /\.(?:jpe?g|png|webp|gif|svg)$/i
/** What WordPress adds to the name of a smaller copy, of a scaled one and of an edited one. */
const COPY = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated|-e\d{13})(?=\.[a-z]+$)/i

export const createAttachments = (scratch: Scratch): Attachments => scratch.list(['id', 'file', 'parent'])

/** Adds one that is a picture; nothing here asks for other files. */
export function addAttachment(attachments: Attachments, item: WxrItem): void {
  const attachment = attachmentOf(item)
  const { id, fileUrl, parent } = attachment
  if (PICTURE.test(pathOf(fileUrl))) attachments.add(attachment, { id, file: fileKeyOf(fileUrl), parent })
}

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? ''

/** The same for all copies of a picture, over http and https, at any host. */
export function fileKeyOf(url: string): string {
  const path = pathOf(url).replace(/^(?:https?:)?\/\/[^/]+/i, '')
  return path.replace(COPY, '').replace(COPY, '').toLowerCase()
}

function attachmentOf({ id, fileUrl, title, link, guid, parent, order, excerpt, meta }: WxrItem): Attachment {
  const { width, height } = sizeIn(meta.get('_wp_attachment_metadata') ?? '')
  const alt = meta.get('_wp_attachment_image_alt') ?? ''
  return { id, fileUrl: fileUrl || guid, title, link, guid, parent, order, alt, caption: excerpt, width, height }
}

/** Pixels, as they stand at the start of what PHP serialised of a picture. */
function sizeIn(serialized: string): { readonly width: number; readonly height: number } {
  const start = serialized.slice(0, 400)
  const of = (pattern: RegExp): number => Number(pattern.exec(start)?.[1] ?? 0)
  return { width: of(/"width";i:(\d{1,6});/), height: of(/"height";i:(\d{1,6});/) }
}
