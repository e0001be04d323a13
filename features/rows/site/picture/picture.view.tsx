import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Picture } from '@frontage/parts/picture'
import type { block } from './picture.block'

/** Pixels that are fetched, by how wide it is drawn. */
const sizes = {
  full: '(min-width: 62rem) 60vw, 100vw',
  large: '(min-width: 42rem) 40rem, 100vw',
  medium: '20rem',
  small: '10rem',
} as const

export function View({ props: { picture, caption, href, shape, width } }: ViewProps<PropsOf<typeof block>>) {
  const shown = <Picture {...picture} alt={picture.alt || (href ? caption : '')} sizes={sizes[width]} />
  return (
    <figure className="picture" data-shape={shape} data-width={width === 'full' ? undefined : width}>
      {href ? <a href={href}>{shown}</a> : shown}
      {caption && <figcaption className="small picture__caption">{caption}</figcaption>}
    </figure>
  )
}
