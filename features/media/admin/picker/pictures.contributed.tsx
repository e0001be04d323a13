import type { PictureParts } from '@frontage/kit/admin/pictures'
import { lazyOver, lazyPart } from '@frontage/parts/admin/lazy-part'
import { KEEP } from '../keys'

/** What screens of other features choose and describe pictures with. */
export const pictures: PictureParts = {
  right: KEEP,
  PicturePicker: lazyOver(() => import('./picture-picker').then(({ PicturePicker }) => PicturePicker)),
  PictureDrop: lazyPart(() => import('./picture-drop').then(({ PictureDrop }) => PictureDrop)),
  PictureAbout: lazyPart(() => import('../about/picture-about').then(({ PictureAbout }) => PictureAbout)),
}
