import { counted, decimal } from '@frontage/kit/say'
import { Stars } from '@frontage/parts/stars'
import { SourceIcon } from '../../../../site/pieces/source-icon/source-icon.view'
import { sourceNameOf } from '../../../card'
import { barMessages, summaryMessages } from '../../../messages.bar'
import type { DisplayAnswer } from '../../../wire.display'

type BannerProps = { readonly first: DisplayAnswer; readonly chosen: string }

const figure = (average: number | null): string => (average === null ? '' : decimal(average))

/** The figures over all reviews, and the sources with theirs: each is a button that filters (R17). */
export function Banner({ first: { summary, choices }, chosen }: BannerProps) {
  const { average, total, sample } = summary
  const sources = [{ name: '', total, average }, ...choices.types]
  return (
    <div className="review-banner">
      {average !== null && (
        <p className="review-banner__overall">
          <span className="visually-hidden">{barMessages.overall}</span>
          <b className="review-banner__average" aria-hidden="true">
            {figure(average)}
          </b>
          <Stars value={average} />
          <span className="small">{counted(sample ? summaryMessages.sampleTotal : summaryMessages.total, total)}</span>
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would put its frame around a row of buttons */}
      <div className="review-bar__chips" role="group" aria-label={barMessages.types}>
        {sources.map((source) => (
          <button
            key={source.name}
            className="chip"
            type="submit"
            name="type"
            value={source.name}
            aria-pressed={source.name.toLowerCase() === chosen.toLowerCase()}
          >
            <SourceIcon source={source.name || 'Reviews'} />
            {source.name ? sourceNameOf(source.name) : barMessages.allReviews} <b className="chip__figure">{figure(source.average)}</b>
          </button>
        ))}
      </div>
    </div>
  )
}
