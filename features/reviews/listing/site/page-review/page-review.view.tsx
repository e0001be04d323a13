import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { say } from '@frontage/kit/say'
import type { PublicReview } from '../../../review'
import { summaryMessages } from '../../messages.bar'
import { cardMessages } from '../../messages.card'
import { isForLarge } from '../../quotable'
import type { DisplayAnswer } from '../../wire.display'
import { Paragraphs } from '../pieces/cards/paragraphs.view'
import { Person } from '../pieces/cards/person.view'
import { ReviewVerdict } from '../pieces/cards/verdict.view'
import type { block } from './page-review.block'

export function View({ props: { page }, first: { list, totalPublished } }: ViewProps<PropsOf<typeof block>, DisplayAnswer>) {
  const { reviews = [] } = list
  if (!reviews.length) return null
  return (
    <div className="page-review">
      <h2 className="page-review__title">{summaryMessages.ofThisPage}</h2>
      {reviews.map((review) => (
        <PageReview key={review.id} review={review} />
      ))}
      <a className="text-link page-review__all" href={page}>
        {say(reviews[0]?.sample ? summaryMessages.seeAllSamples : summaryMessages.seeAll, { total: totalPublished })}
      </a>
    </div>
  )
}

const PageReview = ({ review }: { readonly review: PublicReview }) => (
  <figure className="page-review__one">
    <ReviewVerdict review={review} />
    <blockquote
      className="page-review__words"
      lang={review.language || undefined}
      dir="auto"
      data-large={isForLarge(review.text) || undefined}
    >
      <Paragraphs text={review.text} />
    </blockquote>
    <figcaption>
      <Person review={review} source={review.source} />
      {review.sample && <p className="small page-review__sample">{cardMessages.sampleMeaning}</p>}
    </figcaption>
  </figure>
)
