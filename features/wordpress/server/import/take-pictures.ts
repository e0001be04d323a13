import type { Library } from '@frontage/kit/library.server'
import type { Attachment } from '../read/collect'
import type { Taken } from '../translate/media-index'

/** The bytes of a file of the old site, from a folder or from the site itself. Throws with the reason where it cannot be had. */
export type ReadFile = (attachment: Attachment) => Promise<Uint8Array>
type PicturesTaken = {
  readonly taken: ReadonlyMap<string, Taken>
  readonly missed: readonly { readonly url: string; readonly reason: string }[]
}
type Progress = (done: number, all: number) => void

/** Brings pictures into the media, one after the other. By what is in a file, not by its name: the same again is the picture that it was. */
export async function takePictures(
  wanted: readonly Attachment[],
  read: ReadFile,
  library: Library,
  progress?: Progress,
): Promise<PicturesTaken> {
  const taken = new Map<string, Taken>()
  const missed: { url: string; reason: string }[] = []
  for (const [index, attachment] of wanted.entries()) {
    try {
      const { file, width, height } = await library.add(nameOf(attachment), await read(attachment), attachment.alt)
      taken.set(attachment.id, { file, width, height })
    } catch (reason) {
      missed.push({ url: attachment.fileUrl, reason: reason instanceof Error ? reason.message : 'it could not be read' })
    }
    progress?.(index + 1, wanted.length)
  }
  return { taken, missed }
}

const nameOf = ({ fileUrl, title, id }: Attachment): string => {
  const [file = ''] = (fileUrl.split('/').at(-1) ?? '').split(/[?#]/)
  return file.replace(/\.[a-z]+$/i, '') || title || `picture-${id}`
}
