import type { PictureParts } from '@frontage/kit/admin/pictures'
import { lazy } from 'react'
import { KEEP } from '../keys'

/** What screens of other features choose and describe pictures with. */
export const pictures: PictureParts = {
  right: KEEP,
  PicturePicker: lazy(() => import('./picture-picker').then(({ PicturePicker }) => ({ default: PicturePicker }))),
  PictureDrop: lazy(() => import('./picture-drop').then(({ PictureDrop }) => ({ default: PictureDrop }))),
  PictureAbout: lazy(() => import('../about/picture-about').then(({ PictureAbout }) => ({ default: PictureAbout }))),
}
