import { counted, decimal, say } from '@frontage/kit/say'
import { Stars } from '@frontage/parts/stars'
import { Fragment } from 'react'
import { SourceIcon } from '../../../../site/pieces/source-icon/source-icon.view'
import type { ReviewSummary } from '../../../../wire'
import { badgeMessages } from '../../../messages.badge'

type BadgeSignProps = { readonly name: string; readonly showSources: boolean; readonly summary: ReviewSummary }

/** The average in a small sign. */
export const BadgeSign = ({ name, showSources, summary: { average, total, sample, sources } }: BadgeSignProps) => (
  <span className="badge__sign">
    {name && <b className="badge__name">{name}</b>}
    {average === null ? (
      <span>{badgeMessages.noneYet}</span>
    ) : (
      <>
        <span className="badge__average" aria-hidden="true">
          {decimal(average)}
        </span>
        <span className="badge__words">
          <Stars value={average} />
          <span className="small">{counted(sample ? badgeMessages.sampleTotal : badgeMessages.total, total)}</span>
        </span>
      </>
    )}
    {showSources && sources.length > 0 && (
      <span className="small badge__sources">
        {sources.map((one, place) => (
          <Fragment key={one.source}>
            <span className="badge__source">
              <SourceIcon source={one.source} />
              {sourceLine(one)}
              {place < sources.length - 1 && ','}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    )}
  </span>
)

const sourceLine = ({ source, total }: ReviewSummary['sources'][number]): string =>
  source === 'Submitted' ? say(badgeMessages.fromHere, { total }) : say(badgeMessages.fromSource, { total, source })
