import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Picture } from '@frontage/parts/picture'
import type { block, Item } from './picture-grid.block'

/** Widths of the five places on wide screens; on narrow ones the two small ones share a line. */
const sizes = ['57vw', '40vw', '40vw', '32vw', '65vw'].map((wide, place) =>
  place === 1 || place === 2 ? `(min-width: 62rem) ${wide}, 50vw` : `(min-width: 62rem) ${wide}, 100vw`,
)

export function View({ props: { items } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <ul className="picture-grid">
      {items.map((item, place) => (
        <li className="picture-grid__item" key={item.picture.file + item.title}>
          <GridItem item={item} sizes={sizes[place % sizes.length] ?? '100vw'} />
        </li>
      ))}
    </ul>
  )
}

function GridItem({ item: { title, text, picture, href }, sizes }: { readonly item: Item; readonly sizes: string }) {
  return (
    <>
      <div className="picture-grid__frame">
        <Picture {...picture} sizes={sizes} />
      </div>
      <h3 className="picture-grid__title">
        {href ? (
          <a className="picture-grid__link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {text && <p className="small picture-grid__text">{text}</p>}
    </>
  )
}
