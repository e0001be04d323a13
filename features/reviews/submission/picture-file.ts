import { say } from '@frontage/kit/say'
import { MOST_PICTURE_BYTES, pictureTypes } from '../spec'
import { pictureMessages } from './messages.pictures'

/** Megabytes with one decimal, as people read sizes. */
export const megabytesOf = (bytes: number): number => Math.max(0.1, Math.round(bytes / 104_857.6) / 10)

/** Why a chosen file is not taken; undefined when it is. The server looks into it, here only its face is known. */
export function problemOfFile({
  name,
  type,
  size,
}: {
  readonly name: string
  readonly type: string
  readonly size: number
}): string | undefined {
  if (!pictureTypes.includes(type)) return say(pictureMessages.notAPicture, { name })
  if (size > MOST_PICTURE_BYTES) return say(pictureMessages.tooLarge, { name, size: megabytesOf(size) })
  return undefined
}
