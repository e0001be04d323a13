import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { say } from '@frontage/kit/say'
import { Stars } from '@frontage/parts/stars'
import { summaryMessages } from '../../messages.bar'
import { quoteFrom } from '../../quotable'
import type { LoadMoreAnswer } from '../../wire'
import { Person } from '../pieces/cards/person.view'
import type { block } from './review-quote.block'

export function View({ props: { language, page }, first }: ViewProps<PropsOf<typeof block>, LoadMoreAnswer>) {
  const review = quoteFrom(first.reviews ?? [], language)
  if (!review) return null
  const seeAll = review.sample ? summaryMessages.seeAllSamples : summaryMessages.seeAll
  return (
    <div className="review-quote">
      <div className="review-quote__head">
        <Stars value={5} />
        <span className="small">{review.sample ? summaryMessages.selectedSample : summaryMessages.selected}</span>
      </div>
      <figure>
        <blockquote className="review-quote__words" lang={review.language || undefined} dir="auto">
          {review.text}
        </blockquote>
        <figcaption>
          <Person review={review} source={review.source} />
        </figcaption>
      </figure>
      <a className="text-link review-quote__all" href={page}>
        {say(seeAll, { total: first.totalreviewsindb })}
      </a>
    </div>
  )
}
