import { Stars } from '@frontage/parts/stars'
import { Badge } from '@mantine/core'
import type { Review } from '../../../review'

/** The stars that were given, or the recommendation where there are none. */
export function RatingText({ review: { rating, recommendation } }: { readonly review: Review }) {
  if (rating) return <Stars value={rating} />
  if (recommendation === '') return null
  return (
    <Badge variant="light" color="gray">
      {recommendation === 'positive' ? 'Recommends' : 'Does not recommend'}
    </Badge>
  )
}
