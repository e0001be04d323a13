import { type Draft, type DraftStep, newKey } from './draft'

const emptyStep = (): DraftStep => ({ key: newKey(), title: '', back: 'Back', next: 'Next', fields: [] })

export const addStep = (draft: Draft): Draft => ({ ...draft, steps: [...draft.steps, emptyStep()] })

export const changeStep = (draft: Draft, key: string, to: Partial<DraftStep>): Draft => ({
  ...draft,
  steps: draft.steps.map((step) => (step.key === key ? { ...step, ...to } : step)),
})

/** A step one place up or down; at the ends it stays. */
export function moveStep(draft: Draft, key: string, by: -1 | 1): Draft {
  const from = draft.steps.findIndex((step) => step.key === key)
  const step = draft.steps[from]
  const to = from + by
  if (!step || to < 0 || to >= draft.steps.length) return draft
  return { ...draft, steps: draft.steps.toSpliced(from, 1).toSpliced(to, 0, step) }
}

/** A step goes; its fields join the step before it, or the one behind it. The last one stays. */
export function removeStep(draft: Draft, key: string): Draft {
  const place = draft.steps.findIndex((step) => step.key === key)
  const gone = draft.steps[place]
  if (!gone || draft.steps.length === 1) return draft
  const steps = draft.steps.toSpliced(place, 1)
  const heir = Math.max(0, place - 1)
  const joined = (step: DraftStep): DraftStep => ({
    ...step,
    fields: place === 0 ? [...gone.fields, ...step.fields] : [...step.fields, ...gone.fields],
  })
  return { ...draft, steps: steps.map((step, at) => (at === heir ? joined(step) : step)) }
}
