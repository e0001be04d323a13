import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { lazy, Suspense } from 'react'
import { KeptIcon } from '../../../site/pieces/kept/kept-icon.view'
import { floatMessages } from '../../messages.float'
import type { BadgeAnswer } from '../../wire'
import { closeId } from './closings.client'
import type { ContentProps } from './content.view'

import type { island } from './review-float.island'
import { useEntrance } from './use-entrance'
import { useHeld } from './use-held'
import { useReviewFloat } from './use-review-float'

const Content = lazy(async () => ({ default: (await import('./content.view')).Content }))

export const View = ({ first }: ViewProps<PropsOf<typeof island>, BadgeAnswer>) =>
  first.float && <FloatingBox {...first} float={first.float} />

function FloatingBox(props: ContentProps) {
  const { id, float } = props
  const { box, next, isShown, isDue, isFirst, hold, close } = useReviewFloat(props)
  useHeld(box, hold)
  useEntrance(box, isShown, float)
  return (
    <section
      className="review-float"
      ref={box}
      hidden={!isShown}
      aria-label={floatMessages.reviews}
      data-content={float.content}
      data-place={float.place}
      data-hide-on={float.hideOn || undefined}
    >
      <button className="icon-button review-float__close" id={closeId(id)} type="button" aria-label={floatMessages.close} onClick={close}>
        <KeptIcon name="close" />
      </button>
      {isDue && isFirst && (
        <Suspense>
          <Content {...props} />
        </Suspense>
      )}
      <div ref={next} hidden={isFirst} />
    </section>
  )
}
