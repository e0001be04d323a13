import type { Slide } from '@frontage/parts/lightbox-slide'
import { largestOf, srcsetOf } from '@frontage/parts/picture'
import type { Card, ItemPicture } from '../../../../item'
import { linkOf } from '../../../opening'

/** An item as the lightbox shows it. Pages are passed as pictures, with the way to themselves under this label. */
export function slideOf(card: Card, label?: string): Slide {
  const { title, type, picture, large = picture, video } = card
  const told = { alt: large?.alt || title, caption: title }
  if (type === 'video') return { ...told, type, src: video ?? '', alt: title, poster: large && shapeOf(large) }
  const link = type === 'image' || !label ? undefined : { href: linkOf(card), label }
  return { ...told, ...(large ? shapeOf(large) : { src: '' }), link }
}

const shapeOf = ({ file, width, height }: ItemPicture) => ({ src: largestOf(file), srcset: srcsetOf(file), width, height })
