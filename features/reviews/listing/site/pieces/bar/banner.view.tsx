import { counted, decimal } from '@frontage/kit/say'
import { Stars } from '@frontage/parts/stars'
import { SourceIcon } from '../../../../site/pieces/source-icon/source-icon.view'
import { sourceNameOf } from '../../../card'
import { barMessages, summaryMessages } from '../../../messages.bar'
import type { DisplayAnswer } from '../../../wire.display'

type OverallProps = { readonly first: DisplayAnswer }

const figure = (average: number | null): string => (average === null ? '' : decimal(average))

/** The figures over all reviews. */
export function Overall({ first: { summary } }: OverallProps) {
  const { average, total, sample } = summary
  if (average === null) return null
  return (
    <p className="review-banner__overall">
      <span className="visually-hidden">{barMessages.overall}</span>
      <b className="review-banner__average" aria-hidden="true">
        {figure(average)}
      </b>
      <Stars value={average} />
      <span className="small">{counted(sample ? summaryMessages.sampleTotal : summaryMessages.total, total)}</span>
    </p>
  )
}

type SourceChipsProps = OverallProps & { readonly chosen: string }

/** The sources with their figures: each is a button that filters (R17). */
export function SourceChips({ first: { summary, choices }, chosen }: SourceChipsProps) {
  const { average, total } = summary
  const sources = [{ name: '', total, average }, ...choices.types]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its frame around a row of buttons
    <div className="review-bar__chips review-banner__sources" role="group" aria-label={barMessages.types}>
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
  )
}
