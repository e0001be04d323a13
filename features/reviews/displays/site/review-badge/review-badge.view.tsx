import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { ServerRendered } from '@frontage/parts/server-rendered'
import { useId } from 'react'
import type { BadgeAnswer } from '../../wire'
import { BadgeView } from '../pieces/badge/badge.view'
import { ServerOnly } from '../pieces/badge/badge-content.server-only.view'
import type { island } from './review-badge.island'

export const View = ({ first: { badge, summary, reviews } }: ViewProps<PropsOf<typeof island>, BadgeAnswer>) => (
  <BadgeView
    id={useId()}
    badge={badge}
    sign={
      <ServerRendered as="span" className="badge__kept">
        {ServerOnly && <ServerOnly.Sign {...badge} summary={summary} />}
      </ServerRendered>
    }
    reviews={<ServerRendered>{ServerOnly && <ServerOnly.Reviews reviews={reviews} />}</ServerRendered>}
  />
)
