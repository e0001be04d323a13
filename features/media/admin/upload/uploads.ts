import { messages } from '../../messages.admin'
import { MOST_PICTURE_BYTES } from '../../spec'

export type UploadState = 'waiting' | 'coming' | 'here' | 'failed'

/** A picture on its way in. */
export type PictureUpload = { readonly key: string; readonly name: string; readonly state: UploadState; readonly reason: string }

/** Why a file is not even sent; undefined when it may try. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return messages.drop.noPicture
  return size > MOST_PICTURE_BYTES ? messages.drop.tooLarge : undefined
}

export const changed = (uploads: readonly PictureUpload[], key: string, change: Partial<PictureUpload>): PictureUpload[] =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))

/** How far they are, in whole per cent; what failed is done with. */
export function progressOf(uploads: readonly PictureUpload[]): number {
  const done = uploads.filter(({ state }) => state === 'here' || state === 'failed').length
  return uploads.length === 0 ? 100 : Math.round((done / uploads.length) * 100)
}

export const isBusy = (uploads: readonly PictureUpload[]): boolean => progressOf(uploads) < 100
