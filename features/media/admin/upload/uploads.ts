import { messages } from '../../messages.admin'
import { messages as filmMessages } from '../../messages.films'
import { MOST_FILM_BYTES, MOST_PICTURE_BYTES } from '../../spec'

export type UploadState = 'waiting' | 'coming' | 'here' | 'failed'

/** A picture or a film on its way in. */
export type MediaUpload = { readonly key: string; readonly name: string; readonly state: UploadState; readonly reason: string }

type Named = Pick<File, 'name' | 'type' | 'size'>

/** By what the file says of itself; what it is will be looked at. */
export const isFilm = ({ name, type }: Pick<Named, 'name' | 'type'>): boolean =>
  type.startsWith('video/') || /\.(?:mp4|m4v|webm|mov|mkv)$/i.test(name)

/** Captions of a film. */
export const isCaptionsFile = ({ name, type }: Pick<Named, 'name' | 'type'>): boolean => type === 'text/vtt' || /\.vtt$/i.test(name)

/** Why a file is not even sent; undefined when it may try. */
export function issueOf(file: Named): string | undefined {
  if (isFilm(file)) return file.size > MOST_FILM_BYTES ? filmMessages.drop.tooLarge : undefined
  if (isCaptionsFile(file)) return undefined
  if (!file.type.startsWith('image/')) return messages.drop.noPicture
  return file.size > MOST_PICTURE_BYTES ? messages.drop.tooLarge : undefined
}

export const changed = (uploads: readonly MediaUpload[], key: string, change: Partial<MediaUpload>): MediaUpload[] =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))

/** How far they are, in whole per cent; what failed is done with. */
export function progressOf(uploads: readonly MediaUpload[]): number {
  const done = uploads.filter(({ state }) => state === 'here' || state === 'failed').length
  return uploads.length === 0 ? 100 : Math.round((done / uploads.length) * 100)
}

export const isBusy = (uploads: readonly MediaUpload[]): boolean => progressOf(uploads) < 100
