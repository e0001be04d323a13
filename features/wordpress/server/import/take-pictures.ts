import type { Library } from '@frontage/kit/library.server'
import { reasons } from '../../messages.gaps'
import type { Attachment } from '../read/attachments'
import type { PictureList, Taken } from '../translate/media-index'

/** The bytes of a file of the old site, from a folder or from the site itself. Throws with the reason where it cannot be had. */
export type ReadFile = (file: Pick<Attachment, 'fileUrl'>) => Promise<Uint8Array>
type PicturesTaken = {
  readonly taken: ReadonlyMap<string, Taken>
  readonly missed: readonly { readonly url: string; readonly reason: string }[]
}
/** What an import that is done in several goes knows of the earlier ones. */
export type PictureMemory = {
  /** Pictures that came already, by the number of their attachment. */
  readonly known: ReadonlyMap<string, Taken>
  readonly keep: (id: string, taken: Taken) => Promise<void>
}
export type Watch = {
  /** Pictures of earlier imports, by their addresses on the old site: they stand in where that does not answer any more. */
  readonly earlier?: ReadonlyMap<string, Taken> | undefined
  readonly memory?: PictureMemory | undefined
  /** How many pictures there are, and how many were tried. */
  readonly progress?: ((done: number, all: number) => void | Promise<void>) | undefined
  /** Throws where somebody wants the import to end. */
  readonly checkpoint?: (() => Promise<void>) | undefined
}

/**
 * Brings pictures into the media, one after the other. By what is in a file, not by its name: the same again is the picture that it was.
 * What `progress` throws ends it.
 */
export async function takePictures(
  wanted: PictureList,
  read: ReadFile,
  library: Library,
  { earlier, memory, progress }: Watch = {},
): Promise<PicturesTaken> {
  const taken = new Map<string, Taken>()
  const missed: { url: string; reason: string }[] = []
  let tried = 0
  for (const attachment of wanted) {
    await progress?.(tried++, wanted.length)
    try {
      taken.set(attachment.id, memory?.known.get(attachment.id) ?? (await take(attachment)))
    } catch (reason) {
      const before = earlier?.get(attachment.fileUrl)
      if (before) taken.set(attachment.id, before)
      else missed.push({ url: attachment.fileUrl, reason: reason instanceof Error ? reason.message : reasons.unreadable })
    }
  }
  await progress?.(wanted.length, wanted.length)
  return { taken, missed }

  async function take(attachment: Attachment): Promise<Taken> {
    const { file, width, height } = await library.add(nameOf(attachment), await read(attachment), attachment.alt)
    await memory?.keep(attachment.id, { file, width, height })
    return { file, width, height }
  }
}

const nameOf = ({ fileUrl, title, id }: Attachment): string => {
  const [file = ''] = (fileUrl.split('/').at(-1) ?? '').split(/[?#]/)
  return file.replace(/\.[a-z]+$/i, '') || title || `picture-${id}`
}
