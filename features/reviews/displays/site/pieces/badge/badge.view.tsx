import { Icon } from '@frontage/parts/icon'
import { PopUp } from '@frontage/parts/pop-up'
import type { ReactNode } from 'react'
import { Opener } from '../../../../site/pieces/opener/opener.view'
import { badgeMessages } from '../../../messages.badge'
import type { BadgeAnswer } from '../../../wire'
import { SlideOut } from './slide-out.view'
import { useBadgeDialog, useBadgeLink } from './use-badge'

type BadgeProps = Pick<BadgeAnswer, 'badge'> & {
  readonly id: string
  /** The average, and the reviews that a press shows. */
  readonly sign: ReactNode
  readonly reviews: ReactNode
}

/** A badge, and what a press on it does (reviews, §2). */
export function BadgeView({ badge, reviews, id, sign }: BadgeProps) {
  const Press = presses[badge.onPress]
  const label = badge.name || badgeMessages.reviews
  return (
    <div className="badge">
      <Press badge={badge} id={id} label={label} sign={sign} reviews={reviews} />
    </div>
  )
}

type PressProps = BadgeProps & { readonly label: string }

const SlideOutPress = ({ badge: { side }, id, label, sign, reviews }: PressProps) => (
  <>
    <button className="badge__press" type="button" popoverTarget={id}>
      {sign}
    </button>
    <SlideOut id={id} side={side} label={label}>
      {reviews}
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
      <PopUp id={id} label={label} closeLabel={badgeMessages.close} closeIcon={<Icon name="close" />} isOpen={isOpen} onClose={close}>
        {reviews}
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
