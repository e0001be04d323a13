import type { Library } from '@frontage/kit/library.server'
import type { Attachment } from '../read/attachments'
import type { Taken } from '../translate/media-index'

/** Names in the media, by the addresses of the pictures on the old site. */
export type PictureNames = Readonly<Record<string, string>>

/** What a picture of the media is called: `bowl` of `bowl.webp`. */
export const nameOf = (file: string): string => file.replace(/\.[a-z0-9]+$/, '')

/** Pictures that an earlier import brought and that are still in the media, by their addresses on the old site. */
export async function findEarlier(names: PictureNames, library: Pick<Library, 'find'>): Promise<ReadonlyMap<string, Taken>> {
  const there = await library.find(Object.values(names))
  return new Map(
    Object.entries(names).flatMap(([url, name]) => {
      const picture = there.get(name)
      return picture ? [[url, { file: picture.file, width: picture.width, height: picture.height }]] : []
    }),
  )
}

/** What the next import has to know of the pictures of this one. */
export function namesOf(pictures: Iterable<Attachment>, taken: ReadonlyMap<string, Taken>): PictureNames {
  const names: Record<string, string> = {}
  for (const { id, fileUrl } of pictures) {
    const picture = taken.get(id)
    if (picture) names[fileUrl] = nameOf(picture.file)
  }
  return names
}
