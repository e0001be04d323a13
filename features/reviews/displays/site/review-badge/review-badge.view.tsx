import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { useId } from 'react'
import { Kept } from '../../../site/pieces/kept/kept.view'
import type { BadgeAnswer } from '../../wire'
import { Badge } from '../pieces/badge/badge.view'
import { Drawn } from '../pieces/badge/badge-content.drawn.view'
import type { island } from './review-badge.island'

export const View = ({ first: { badge, summary, reviews } }: ViewProps<PropsOf<typeof island>, BadgeAnswer>) => (
  <Badge
    id={useId()}
    badge={badge}
    sign={
      <Kept as="span" className="badge__kept">
        {Drawn && <Drawn.Sign {...badge} summary={summary} />}
      </Kept>
    }
    reviews={<Kept>{Drawn && <Drawn.Reviews reviews={reviews} />}</Kept>}
  />
)
