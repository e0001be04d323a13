import type { PageAddress } from '@frontage/kit/island/island'
import { say } from '@frontage/kit/say'
import { isSelective } from '../../../../display'
import type { ListPlace } from '../../../../list-place'
import { hasBar } from '../../../bar-choices'
import { barMessages, summaryMessages } from '../../../messages.bar'
import { areSamples } from '../../../samples'

import type { DisplayAnswer } from '../../../wire.display'
import { ReviewBar } from './review-bar.view'

type ListHeadProps = {
  readonly first: DisplayAnswer
  readonly address: PageAddress
  readonly allAt: string
  readonly place: ListPlace
  readonly isElsewhere?: boolean
}

/** What stands above the reviews of a display: its bar, and a word where it leaves reviews out (decisions, §3). */
export function ListHead({ first, address, allAt, place, isElsewhere = false }: ListHeadProps) {
  if (isElsewhere) return hasBar(first.display) && <ReviewBar first={withoutOurs(first)} address={address} />
  return (
    <>
      {hasBar(first.display) && <ReviewBar first={first} address={address} />}
      {areSamples(first.list.reviews) && <p className="small review-samples">{barMessages.samples}</p>}
      {isSelective({ ...first.display, place }) && (
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

/** Of reviews that another server holds nothing is known here: neither how many there are nor where they come from. */
const withoutOurs = (first: DisplayAnswer): DisplayAnswer => ({
  ...first,
  choices: { ...first.choices, sources: [], languages: [], types: [] },
  display: { ...first.display, bar: { ...first.display.bar, banner: false, types: false } },
})
