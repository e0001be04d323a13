import { SourceIcon } from '../../../../site/pieces/source-icon/source-icon.view'

type ChipsProps = {
  readonly name: 'type' | 'tag'
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string
}

/** Buttons of which one may be chosen. Each sends the form, so that they work without a script. */
export function Chips({ name, label, options, chosen }: ChipsProps) {
  if (!options.length) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its frame around a row of buttons
    <div className="review-bar__chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          className="chip"
          type="submit"
          name={name}
          value={option.value}
          aria-pressed={option.value.toLowerCase() === chosen.toLowerCase()}
        >
          {name === 'type' && <SourceIcon source={option.value || 'Reviews'} />}
          {option.label}
        </button>
      ))}
    </div>
  )
}
