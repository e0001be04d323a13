import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Picture } from '@frontage/parts/picture'
import type { block, MasonryItem } from './masonry.block'

/** Without a script it is a grid. */
export function View({ props: { items, columns } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <ul className="masonry" data-columns={columns}>
      {items.map((item) => (
        <li className="masonry__item" key={item.title + (item.picture?.file ?? '')}>
          <Tile {...item} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ title, text, picture, href }: MasonryItem) {
  return (
    <>
      {picture && <Picture {...picture} sizes="(min-width: 62rem) 33vw, 50vw" />}
      <h3 className="masonry__title">{href ? <a href={href}>{title}</a> : title}</h3>
      {text && <p className="small">{text}</p>}
    </>
  )
}
