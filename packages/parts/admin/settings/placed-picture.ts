import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { noPicture } from '@frontage/kit/island/editor-config'
import { isRecord } from './setting'

export type PlacedPicture = { readonly file: string; readonly width: number; readonly height: number; readonly alt: string }

/** As a page keeps a picture. */
export const placed = ({ file, width, height, alt }: MediaPicture): PlacedPicture => ({ file, width, height, alt })

/** Undefined also for what only holds the place of one. */
export function pictureIn(value: unknown): PlacedPicture | undefined {
  if (!isRecord(value) || typeof value.file !== 'string' || !value.file || value.file === noPicture.file) return undefined
  return { file: value.file, width: Number(value.width) || 1, height: Number(value.height) || 1, alt: String(value.alt ?? '') }
}
