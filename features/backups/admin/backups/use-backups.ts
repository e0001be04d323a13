import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useUnsaved } from '@frontage/parts/admin/use-unsaved'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import type { Schedule } from '../../schedule'
import { type BackupsAnswer, backUpNow, getBackups, saveBackups } from '../../wire.admin'

const backupsKey = ['backups'] as const
/** Milliseconds after which it is looked again whether a backup is there. */
const AGAIN = 3_000

/** `waitsFor`: what is known of backups is asked again until it says something else than this. */
const useKnown = (waitsFor: string | undefined) =>
  useQuery({
    queryKey: backupsKey,
    queryFn: () => send(getBackups, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
    refetchInterval: ({ state }) => (waitsFor !== undefined && state.data && outcomeOf(state.data) === waitsFor ? AGAIN : false),
  })

const outcomeOf = ({ last, failed }: BackupsAnswer): string => `${last?.at} ${failed?.at}`

/** What is known of backups, and one that is being made now. */
export function useBackups() {
  const { notify, announce, explain } = useAdmin()
  const [waitsFor, setWaitsFor] = useState<string>()
  const known = useKnown(waitsFor)
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(backUpNow, {}),
    onMutate: () => setWaitsFor(known.data && outcomeOf(known.data)),
    onSuccess: () => {
      announce(messages.begun)
      notify({ id: 'backups', text: messages.begun })
    },
    onError: (error) => {
      setWaitsFor(undefined)
      notify({ id: 'backups', text: explain(error), tone: 'bad' })
    },
  })
  const isWaiting = waitsFor !== undefined && known.data !== undefined && outcomeOf(known.data) === waitsFor
  return { data: known.data, makeNow: () => mutate(), isMaking: isPending || isWaiting }
}

/** The schedule while it is set. */
export function useSchedule(start: BackupsAnswer) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [draft, setDraft] = useState<Schedule>(start.schedule)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => send(saveBackups, { schedule: draft, revision: start.revision }),
    onSuccess: (answer) => {
      client.setQueryData(backupsKey, answer)
      announce(messages.saved)
      notify({ id: 'backups', text: messages.saved })
    },
    onError: () => client.invalidateQueries({ queryKey: backupsKey }),
  })
  const show = (now: Schedule): void => {
    setDraft(now)
    reset()
  }
  return {
    ...{ ...useUnsaved(draft, start.schedule, show), draft },
    change: (part: Partial<Schedule>): void => {
      setDraft((before) => ({ ...before, ...part }))
      reset()
    },
    save: (): void => {
      if (!isPending) mutate()
    },
    isSaving: isPending,
    failure: error ? explain(error) : undefined,
  }
}
