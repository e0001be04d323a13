import type { PageAddress } from '@frontage/kit/island/island'
import { say } from '@frontage/kit/say'
import { hasBar } from '../../../bar-choices'
import { isSelective } from '../../../display'
import { barMessages, summaryMessages } from '../../../messages.bar'

import type { DisplayAnswer } from '../../../wire.display'
import { ReviewBar } from './review-bar.view'

type ListHeadProps = { readonly first: DisplayAnswer; readonly address: PageAddress; readonly allAt: string }

/** What stands above the reviews of a display: its bar, and a word where it leaves reviews out (decisions, §3). */
export function ListHead({ first, address, allAt }: ListHeadProps) {
  return (
    <>
      {hasBar(first.display) && <ReviewBar first={first} address={address} />}
      {isSelective(first.display) && (
        <p className="review-selection">
          <b>{barMessages.selected}</b>{' '}
          <a className="text-link" href={allAt}>
            {say(first.summary.sample ? summaryMessages.seeAllSamples : summaryMessages.seeAll, { total: first.totalPublished })}
          </a>
        </p>
      )}
    </>
  )
}
