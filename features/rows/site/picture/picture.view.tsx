import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Picture } from '@frontage/parts/picture'
import type { block } from './picture.block'

export function View({ props: { picture, caption, href, shape } }: ViewProps<PropsOf<typeof block>>) {
  const shown = <Picture {...picture} alt={picture.alt || (href ? caption : '')} sizes="(min-width: 62rem) 60vw, 100vw" />
  return (
    <figure className="picture" data-shape={shape}>
      {href ? <a href={href}>{shown}</a> : shown}
      {caption && <figcaption className="small picture__caption">{caption}</figcaption>}
    </figure>
  )
}
