import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { isOutdated } from '@frontage/parts/admin/use-conflict'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answers } from '../../answers'
import { messages } from '../../messages.assistant'
import { type AskedStep, nextStep } from '../../spec'
import { getSetup, type Setup, type SetupIssue, saveSetup, skipStep } from '../../wire.admin'
import { asRead, draftFrom, dropDraft, keepDraft, rememberedDraft, type StepDraft } from './drafts'
import { useTakeSetup } from './use-setup'

const issuesOf = ({ states }: Setup, step: AskedStep): readonly SetupIssue[] => states.find((state) => state.step === step)?.issues ?? []
const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}.`)

type Options<S extends AskedStep> = {
  readonly step: S
  readonly setup: Setup
  /** What stands there before anything was answered. */
  readonly start?: (answers: Answers[S]) => Answers[S]
  /** What follows once it is saved and nothing has to be corrected; the next step unless told. */
  readonly goOn?: (setup: Setup) => unknown
}

export type StepForm<S extends AskedStep> = ReturnType<typeof useStep<S>>

/** One step while it is answered: what is typed stays in this tab until Continue saves it, and what has to be corrected is named. */
export function useStep<S extends AskedStep>({ step, setup, start = (answers) => answers, goOn }: Options<S>) {
  const { goTo, explain } = useAdmin()
  const take = useTakeSetup()
  const [draft, setDraft] = useState<StepDraft<S>>(() => draftFrom(step, setup, start, rememberedDraft(step)))
  const [issues, setIssues] = useState(() => issuesOf(setup, step))
  /** Counts refusals: each of them leads to what has to be corrected. */
  const [refusals, setRefusals] = useState(0)

  const stand = async (answer: Setup): Promise<void> => {
    const named = issuesOf(answer, step)
    dropDraft(step)
    take(answer)
    setDraft((now) => ({ ...now, ...asRead(step, answer) }))
    setIssues(named)
    if (named.length > 0) return setRefusals((count) => count + 1)
    if (goOn) await goOn(answer)
    else goTo(`/setup/${nextStep(step)}`)
  }
  /** What was saved elsewhere is filled in; what was typed here stays, and is looked at once more before it is saved. */
  const catchUp = async (): Promise<void> => {
    const now = await send(getSetup, {})
    const merged = draftFrom(step, now, start, draft)
    take(now)
    setDraft(merged)
    keepDraft(step, merged)
    setIssues(issuesOf(now, step))
  }
  const saving = useMutation({
    mutationFn: (answers: Answers[S]) =>
      send(saveSetup, { step, answers, revision: draft.revision } as unknown as InputOf<typeof saveSetup>),
    onSuccess: stand,
    onError: (error) => (isOutdated(error) ? catchUp() : undefined),
  })
  const skipping = useMutation({
    mutationFn: () => send(skipStep, { step }),
    onSuccess: (answer) => {
      dropDraft(step)
      take(answer)
      goTo(`/setup/${nextStep(step)}`)
    },
  })
  const error = saving.error ?? skipping.error
  return {
    ...{ step, draft: draft.typed, issues, refusals },
    isSaving: saving.isPending || skipping.isPending,
    failure: error ? (isOutdated(error) ? messages.changedElsewhere : explain(error)) : undefined,
    /** `place`: the path of what is changed, where an issue of it alone is settled by that. */
    change: (part: Partial<Answers[S]>, ...places: readonly string[]): void => {
      const next = { ...draft, typed: { ...draft.typed, ...part } }
      setDraft(next)
      keepDraft(step, next)
      const settled = places.length > 0 ? places : Object.keys(part)
      setIssues((before) => before.filter(({ path }) => !settled.some((place) => isBelow(path, place))))
    },
    save: (answers: Answers[S] = draft.typed): void => {
      if (!saving.isPending) saving.mutate(answers)
    },
    skip: (): void => skipping.mutate(),
    errorOf: (path: string): string | undefined => issues.find((issue) => issue.path === path)?.text,
  }
}
