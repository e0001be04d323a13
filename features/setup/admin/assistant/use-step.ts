import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { isOutdated } from '@frontage/parts/admin/use-conflict'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answers } from '../../answers'
import { messages } from '../../messages.assistant'
import { type AskedStep, nextStep } from '../../spec'
import { type Setup, saveSetup, skipStep } from '../../wire.admin'
import { dropDraft } from './drafts'
import { useTakeSetup } from './use-setup'
import { type DraftOptions, useStepDraft } from './use-step-draft'

type Options<S extends AskedStep> = DraftOptions<S> & {
  /** What follows once it is saved and nothing has to be corrected; the next step unless told. */
  readonly goOn?: (setup: Setup) => unknown
}

export type StepForm<S extends AskedStep> = ReturnType<typeof useStep<S>>

/** One step while it is answered: what is typed stays in this tab until Continue saves it, and what has to be corrected is named. */
export function useStep<S extends AskedStep>({ goOn, ...options }: Options<S>) {
  const { step } = options
  const { goTo, explain } = useAdmin()
  const take = useTakeSetup()
  const { draft, issues, change, saved, catchUp } = useStepDraft(options)
  /** Counts refusals: each of them leads to what has to be corrected. */
  const [refusals, setRefusals] = useState(0)

  const stand = async (answer: Setup): Promise<void> => {
    if (saved(answer).length > 0) return setRefusals((count) => count + 1)
    if (goOn) await goOn(answer)
    else goTo(`/setup/${nextStep(step)}`)
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
    ...{ step, draft: draft.typed, issues, refusals, change },
    isSaving: saving.isPending || skipping.isPending,
    failure: error ? (isOutdated(error) ? messages.changedElsewhere : explain(error)) : undefined,
    save: (answers: Answers[S] = draft.typed): void => {
      if (!saving.isPending) saving.mutate(answers)
    },
    skip: (): void => skipping.mutate(),
    errorOf: (path: string): string | undefined => issues.find((issue) => issue.path === path)?.text,
  }
}
