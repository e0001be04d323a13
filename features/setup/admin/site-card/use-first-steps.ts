import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../messages.home'
import { hideFirstSteps, leaveOutStep } from '../../wire.admin'
import type { FirstSteps } from '../../wire.first-steps'
import { firstStepsKey } from '../keys'

type StepName = FirstSteps['steps'][number]['name']

/** Puts the list away, or leaves one of its steps out. */
export function useFirstSteps() {
  const { announce, notify, explain } = useAdmin()
  const client = useQueryClient()
  const stand = (answer: FirstSteps): void => void client.setQueryData(firstStepsKey, answer)
  const onError = (error: unknown): void => notify({ text: explain(error), tone: 'bad' })
  const hiding = useMutation({ mutationFn: (isHidden: boolean) => send(hideFirstSteps, { isHidden }), onSuccess: stand, onError })
  const leaving = useMutation({ mutationFn: (name: StepName) => send(leaveOutStep, { name }), onSuccess: stand, onError })
  return {
    isBusy: leaving.isPending,
    hide: (): void => hiding.mutate(true, { onSuccess: () => announce(messages.steps.hidden) }),
    show: (): void => hiding.mutate(false),
    leaveOut: (name: StepName): void => leaving.mutate(name),
  }
}
