import { useId } from 'react'
import type { CardsProps } from '../../../card'
import { areSamples } from '../../../samples'
import { columnsOf, MOST_COLUMNS } from '../../../wall'
import { ReviewCard } from './review-card.view'

/** Some cards, one after the other. The same review may stand in another list of the page: each list has ids of its own. */
export function ReviewCards({ reviews = [], card, areFirst = false, wall = 0 }: CardsProps) {
  const scope = useId()
  const columns = placesIn({ reviews, card, wall })
  const cards = reviews.map((review, place) => (
    <ReviewCard
      key={review.id}
      review={review}
      scope={scope}
      card={card}
      isFirst={areFirst && place === 0}
      isSampleSaid={areSamples(reviews)}
      columns={Object.fromEntries(columns.map(({ name, of }) => [name, of[place]]))}
    />
  ))
  if (!wall) return cards
  return (
    <div className="review-list__columns" data-few={reviews.length < wall ? reviews.length : undefined}>
      {cards}
    </div>
  )
}

/** `data-c3="2"`: where there is room for three columns a card stands in the second one. */
const placesIn = ({ reviews = [], card, wall = 0 }: CardsProps): { name: string; of: number[] }[] =>
  Array.from({ length: Math.max(0, Math.min(wall, MOST_COLUMNS) - 1) }, (_, index) => ({
    name: `data-c${index + 2}`,
    of: columnsOf(reviews, card, index + 2, wall),
  }))
