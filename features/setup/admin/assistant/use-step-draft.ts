import { send } from '@frontage/kit/wire/send.client'
import { useState } from 'react'
import type { Answers } from '../../answers'
import type { AskedStep } from '../../spec'
import { getSetup, type Setup, type SetupIssue } from '../../wire.admin'
import { asRead, draftFrom, dropDraft, keepDraft, rememberedDraft, type StepDraft } from './drafts'
import { useTakeSetup } from './use-setup'

const issuesOf = ({ states }: Setup, step: AskedStep): readonly SetupIssue[] => states.find((state) => state.step === step)?.issues ?? []
const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}.`)

export type DraftOptions<S extends AskedStep> = {
  readonly step: S
  readonly setup: Setup
  /** What stands there before anything was answered. */
  readonly start?: (answers: Answers[S]) => Answers[S]
}

/** What is typed in a step and stays in this tab until it is saved, and what has to be corrected in it. */
export function useStepDraft<S extends AskedStep>({ step, setup, start = (answers) => answers }: DraftOptions<S>) {
  const take = useTakeSetup()
  const [draft, setDraft] = useState<StepDraft<S>>(() => draftFrom(step, setup, start, rememberedDraft(step)))
  const [issues, setIssues] = useState(() => issuesOf(setup, step))
  return {
    ...{ draft, issues },
    /** `places`: the paths of what is changed, where an issue of these alone is settled by that. */
    change: (part: Partial<Answers[S]>, ...places: readonly string[]): void => {
      const next = { ...draft, typed: { ...draft.typed, ...part } }
      setDraft(next)
      keepDraft(step, next)
      const settled = places.length > 0 ? places : Object.keys(part)
      setIssues((before) => before.filter(({ path }) => !settled.some((place) => isBelow(path, place))))
    },
    /** Takes what a save answered, and tells what of it has to be corrected. */
    saved: (answer: Setup): readonly SetupIssue[] => {
      const named = issuesOf(answer, step)
      dropDraft(step)
      take(answer)
      setDraft((now) => ({ ...now, ...asRead(step, answer) }))
      setIssues(named)
      return named
    },
    /** What was saved elsewhere is filled in; what was typed here stays, and is looked at once more before it is saved. */
    catchUp: async (): Promise<void> => {
      const now = await send(getSetup, {})
      const merged = draftFrom(step, now, start, draft)
      take(now)
      setDraft(merged)
      keepDraft(step, merged)
      setIssues(issuesOf(now, step))
    },
  }
}
