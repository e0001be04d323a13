import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { lazy, Suspense, useId } from 'react'
import type { Float } from '../../badge'
import { floatMessages } from '../../messages.float'
import type { BadgeAnswer } from '../../wire.display'
import { BriefReview } from '../pieces/brief-review/brief-review.view'
import { closeId } from './closings.client'
import type { island } from './review-float.island'
import { useEntrance, useStepAside } from './use-entrance'
import { useHeld } from './use-held'
import { useReviewFloat } from './use-review-float'

const Badge = lazy(async () => ({ default: (await import('../pieces/badge/badge.view')).Badge }))

export const View = ({ first }: ViewProps<PropsOf<typeof island>, BadgeAnswer>) =>
  first.float && <FloatingBox {...first} float={first.float} />

type FloatingBoxProps = Omit<BadgeAnswer, 'float'> & { readonly float: Float }

function FloatingBox(props: FloatingBoxProps) {
  const { id, float } = props
  const { box, next, isShown, isFirst, hold, close } = useReviewFloat(props)
  useHeld(box, hold)
  useEntrance(box, isShown, float)
  useStepAside(box)
  const { content, place, hideOn } = float
  return (
    <section
      className="review-float"
      ref={box}
      hidden={!isShown}
      aria-label={floatMessages.reviews}
      data-content={content}
      data-place={place}
      data-hide-on={hideOn || undefined}
    >
      <button className="icon-button review-float__close" id={closeId(id)} type="button" aria-label={floatMessages.close} onClick={close}>
        <Icon name="close" />
      </button>
      {isShown && isFirst && <Content {...props} />}
      <div ref={next} hidden={isFirst} />
    </section>
  )
}

/** What the box holds. A badge is loaded when it is due. */
function Content({ float: { content }, badge, summary, reviews }: FloatingBoxProps) {
  const id = useId()
  if (content === 'badge')
    return (
      <Suspense>
        <Badge id={id} badge={badge} summary={summary} reviews={reviews} />
      </Suspense>
    )
  return (content === 'pop' ? reviews.slice(0, 1) : reviews).map((review) => <BriefReview key={review.id} review={review} />)
}
