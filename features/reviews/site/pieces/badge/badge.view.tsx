import { PopUp } from '@frontage/parts/pop-up'
import type { ReactNode } from 'react'
import { floatMessages } from '../../../messages.float'
import type { BadgeAnswer } from '../../../wire.display'
import { BriefReview } from '../brief-review/brief-review.view'
import { Opener } from '../opener/opener.view'
import { SlideOut } from '../slide-out/slide-out.view'
import { BadgeSign } from './badge-sign.view'
import { useBadgeDialog, useBadgeLink } from './use-badge'

type BadgeProps = Pick<BadgeAnswer, 'badge' | 'summary' | 'reviews'> & { readonly id: string }

/** A badge, and what a press on it does (reviews, §2). */
export function Badge({ badge, summary, reviews, id }: BadgeProps) {
  const Press = presses[badge.onPress]
  const label = badge.name || floatMessages.reviews
  return (
    <div className="badge">
      <Press badge={badge} id={id} label={label} sign={<BadgeSign {...badge} summary={summary} />} reviews={reviews} />
    </div>
  )
}

type PressProps = Pick<BadgeProps, 'badge' | 'id' | 'reviews'> & { readonly label: string; readonly sign: ReactNode }

const SlideOutPress = ({ badge: { side }, id, label, sign, reviews }: PressProps) => (
  <>
    <button className="badge__press" type="button" popoverTarget={id}>
      {sign}
    </button>
    <SlideOut id={id} side={side} label={label}>
      <Reviews reviews={reviews} />
    </SlideOut>
  </>
)

function PopUpPress({ id, label, sign, reviews }: PressProps) {
  const { isAwake, isOpen, open, close } = useBadgeDialog(id)
  return (
    <>
      <Opener className="badge__press" opens={id} isAwake={isAwake} isExpanded={isOpen} onOpen={open}>
        {sign}
      </Opener>
      <PopUp id={id} label={label} closeLabel={floatMessages.close} isOpen={isOpen} onClose={close}>
        <Reviews reviews={reviews} />
      </PopUp>
    </>
  )
}

function LinkPress({ badge, sign }: PressProps) {
  const { alert, follow } = useBadgeLink(badge)
  return (
    <>
      {badge.url ? (
        <a className="badge__press" href={badge.url} target={badge.target === 'new' ? '_blank' : undefined} rel="noopener" onClick={follow}>
          {sign}
        </a>
      ) : (
        <button className="badge__press" type="button" onClick={follow}>
          {sign}
        </button>
      )}
      <p className="field__problem badge__alert" role="alert">
        {alert}
      </p>
    </>
  )
}

const presses = { none: ({ sign }: PressProps) => sign, url: LinkPress, slideout: SlideOutPress, popup: PopUpPress }

const Reviews = ({ reviews }: Pick<BadgeAnswer, 'reviews'>) => (
  <ul className="badge__reviews">
    {reviews.map((review) => (
      <li key={review.id}>
        <BriefReview review={review} />
      </li>
    ))}
  </ul>
)
