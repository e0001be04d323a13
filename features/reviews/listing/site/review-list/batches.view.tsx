import { hrefOf } from '@frontage/kit/island/address'
import { say } from '@frontage/kit/say'
import { ServerRendered } from '@frontage/parts/server-rendered'
import { memo } from 'react'
import { listMessages } from '../../messages.list'
import type { DisplayAnswer } from '../../wire.display'
import { ServerOnly } from '../pieces/cards/review-cards.server-only.view'
import { codeSoFar } from './code.client'
import type { Batch, State } from './review-list.machine'
import { useWall } from './use-wall'

type BatchesProps = { readonly state: State; readonly display: DisplayAnswer['display']; readonly path: string }

/** All rows that are there, the room for those that are on their way, and the way back where they are not the first. */
export function Batches({ state: { mode, want, batches, query, page, last }, display, path }: BatchesProps) {
  const [first, ...later] = batches
  const latest = later.at(-1) ?? first
  const isComing = mode === 'loading' && want.type === 'more'
  return (
    <>
      {page > 1 && display.more !== 'pages' && (
        <a className="text-link review-list__newer" href={hrefOf({ path, query, page: Math.min(page - 1, Math.max(1, last)) })} rel="prev">
          {listMessages.newer}
        </a>
      )}
      {first?.count ? (
        <Rows key={`${first.from} ${first.reviews?.[0]?.id ?? first.html}`} batch={first} display={display} isLater={false} />
      ) : (
        first && <p className="review-list__none">{listMessages.noMoreReviews}</p>
      )}
      {(isComing && latest ? [...later, { from: latest.from + latest.count, count: 0 }] : later).map((batch) => (
        <div key={batch.from} className="review-list__later">
          {batch.count > 0 && <Rows batch={batch} display={display} isLater />}
        </div>
      ))}
    </>
  )
}

type RowsProps = { readonly batch: Batch; readonly display: DisplayAnswer['display']; readonly isLater: boolean }

/** Rows that came together: a wall of their own, so that later ones never move what is already being read, nor draw it anew. */
const Rows = memo(function Rows({ batch: { from, count, reviews, html }, display, isLater }: RowsProps) {
  const wall = useWall(display, isLater || !!reviews)
  const Cards = ServerOnly ?? codeSoFar()?.Cards
  return (
    <>
      {isLater && (
        <p className="small review-list__seam" tabIndex={-1}>
          {say(listMessages.seam, { from, to: from + count - 1 })}
        </p>
      )}
      <ServerRendered className="review-list__wall" ref={wall} data-per-row={display.perRow}>
        {(reviews || html) && Cards && (
          <Cards
            reviews={reviews}
            html={html}
            card={display.card}
            areFirst={!isLater}
            wall={display.layout === 'masonry' ? display.perRow : 0}
          />
        )}
      </ServerRendered>
    </>
  )
})
