import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { counted, decimal, say } from '@frontage/kit/say'
import { Stars } from '@frontage/parts/stars'
import { Fragment } from 'react'
import { SourceIcon } from '../../../site/pieces/source-icon/source-icon.view'
import type { ReviewSummary } from '../../../wire'
import { sourceNameOf } from '../../card'
import { summaryMessages } from '../../messages.bar'
import type { block } from './review-summary.block'

type SummaryProps = { readonly first: ReviewSummary }

export function View({ props: { variant }, first }: ViewProps<PropsOf<typeof block>, ReviewSummary>) {
  if (first.average === null) return <p className="review-summary">{summaryMessages.noneYet}</p>
  return (
    <div className="review-summary" data-variant={variant}>
      {variant === 'band' ? <Band first={first} /> : <Head first={first} />}
    </div>
  )
}

const figure = (average: number | null): string => decimal(average ?? 0)
const totalOf = ({ sample, total }: ReviewSummary): string => counted(sample ? summaryMessages.sampleTotal : summaryMessages.total, total)
const starsOf = ({ average }: ReviewSummary) => <Stars value={Math.round((average ?? 0) * 10) / 10} />

function Band({ first }: SummaryProps) {
  return (
    <>
      <p className="review-summary__average" aria-hidden="true">
        {figure(first.average)}
      </p>
      <div className="review-summary__words">
        {starsOf(first)}
        <p className="small">
          {totalOf(first)}
          {first.sources.length > 0 && ': '}
          {first.sources.map(({ source, total }, place) => (
            <Fragment key={source}>
              <span className="review-summary__share">
                <SourceIcon source={source} />
                {source === 'Submitted' ? say(summaryMessages.fromHere, { total }) : say(summaryMessages.fromSource, { total, source })}
                {place < first.sources.length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
      <Bars first={first} />
    </>
  )
}

/** How many reviews gave how many stars, best first. */
function Bars({ first: { stars } }: SummaryProps) {
  const all = stars.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="review-summary__bars">
      {[5, 4, 3, 2, 1].map((star) => {
        const count = stars[star - 1] ?? 0
        return (
          <li className="review-summary__bar" key={star}>
            <span className="visually-hidden">{counted(summaryMessages.starCount, star, { total: count })}</span>
            <span aria-hidden="true">{star}</span>
            <svg className="review-summary__line" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect className="review-summary__part" width={all ? Math.round((count / all) * 1000) / 10 : 0} height="1" />
            </svg>
            <span className="review-summary__count" aria-hidden="true">
              {say('{count}', { count })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Head({ first }: SummaryProps) {
  return (
    <>
      <div className="review-summary__line-of-words">
        <span className="review-summary__average" aria-hidden="true">
          {figure(first.average)}
        </span>
        {starsOf(first)}
        <span className="small">{totalOf(first)}</span>
      </div>
      <ul className="review-summary__sources">
        {first.sources.map(({ source, total }) => (
          <li className="review-summary__source" key={source}>
            <SourceIcon source={source} />
            {sourceNameOf(source)} <b>{say('{total}', { total })}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
