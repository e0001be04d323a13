import { say } from '@frontage/kit/say'
import type { FormStep } from '../../../../form'
import { formMessages as words } from '../../../messages'

type ProgressProps = { readonly steps: readonly FormStep[]; readonly step: number }

/** Lapped strips, each with the name of its step. */
export const Progress = ({ steps, step }: ProgressProps) => (
  <ol className="progress cf7mls_progress_bar" aria-label={words.progress}>
    {steps.map(({ title }, place) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        key={place}
        className={['progress__step', place <= step && 'active', place === step && 'current'].filter(Boolean).join(' ')}
        data-counter={place + 1}
        aria-current={place === step ? 'step' : undefined}
      >
        <b>{title || say(words.step, { number: place + 1 })}</b>
        <span className="small">{stateOf(place, step, steps.length)}</span>
      </li>
    ))}
  </ol>
)

function stateOf(place: number, step: number, all: number): string {
  if (place < step) return words.stepDone
  return place === step ? say(words.stepNow, { number: place + 1, all }) : words.stepNext
}
