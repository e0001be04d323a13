import { memo } from 'react'
import type { Card } from '../../../item'
import type { BlockAttributes } from '../../../stored'
import type { ItemList } from '../../../wire'
import { isGrid } from '../../look'
import { ItemCard } from '../pieces/card/card.view'
import { useWall } from './use-wall'

type ItemsProps = { readonly block: BlockAttributes; readonly list: ItemList }

/** The items that are there, in the owner's order; a press that only asks for others draws none of them anew. */
export const Items = memo(function Items({ block, list }: ItemsProps) {
  const isWall = !isGrid(block) && block.arrangement === 'wall'
  const hasBar = block.showSearch || block.showCategories
  const wall = useWall(isWall, block.columns, list.items)
  const names = new Map([...list.categories.terms, ...list.others.terms].map(({ id, name }) => [id, name]))
  return (
    <ul className="portfolio__wall" ref={wall} data-columns={block.columns}>
      {list.items.map((card, place) => (
        <ItemCard
          key={card.id}
          card={card}
          block={block}
          line={lineOf(card, names)}
          sizes={sizesOf(block, place)}
          // The only one that every first screen shows. Without a bar the list is part of a page about other things.
          priority={hasBar && place === 0}
        />
      ))}
    </ul>
  )
})

const lineOf = ({ categories = [], others = [] }: Card, names: ReadonlyMap<number, string>): string =>
  [...categories, ...others].flatMap((id) => names.get(id) ?? []).join(', ')

/** How wide a picture is drawn. In the uneven pattern the first and the last of ten are twice as wide. */
function sizesOf(block: BlockAttributes, place: number): string {
  const { columns, arrangement } = block
  const share = (most: number): string => `${Math.round(96 / Math.min(most, columns))}vw`
  if (isGrid(block)) return `(min-width: 900px) ${share(columns)}, (min-width: 500px) ${share(2)}, 94vw`
  if (arrangement === 'wall')
    return `(min-width: 901px) ${share(columns)}, (min-width: 751px) ${share(3)}, (min-width: 351px) ${share(2)}, 94vw`
  const isWide = columns === 3 && [0, 9].includes(place % 10)
  return `(min-width: 900px) ${isWide ? '64vw' : share(columns)}, (min-width: 350px) ${isWide ? '94vw' : share(2)}, 94vw`
}
