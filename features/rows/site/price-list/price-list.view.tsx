import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block, PriceGroup } from './price-list.block'

export function View({ props: { groups, level: Heading } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="price-list" data-groups={groups.length}>
      {groups.map(({ title, items }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may have no title, and never move while they are drawn
        <div className="price-list__group" key={place}>
          {title && <Heading className="price-list__title">{title}</Heading>}
          <Items items={items} />
        </div>
      ))}
    </div>
  )
}

/** The row of dots is there for the looks that draw it: it leads the eye from a name to its price. */
const Items = ({ items }: Pick<PriceGroup, 'items'>) => (
  <ul className="price-list__items">
    {items.map(({ name, text, price }) => (
      <li className="price-list__item" key={`${name} ${price} ${text}`}>
        <span className="price-list__name">{name}</span>
        <span className="price-list__dots" aria-hidden="true" />
        {price && <span className="price-list__price">{price}</span>}
        {text && <span className="small price-list__text">{text}</span>}
      </li>
    ))}
  </ul>
)
