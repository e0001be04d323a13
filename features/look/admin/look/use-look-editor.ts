import { useAdmin } from '@frontage/kit/admin/screen'
import { placeNow, setLocale } from '@frontage/kit/say'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import type { ThemeSettings } from '../../look'
import { messages } from '../../messages.admin'
import { begin, isChanged, nextSteps } from '../../steps'
import { type OpenLook, readKeptLook, saveLook } from '../../wire.admin'

const NOTICE = 'look'

export type LookContext = ReturnType<typeof useLookEditor>

/** What is being tried, what was tried before, and what is published. */
export function useLookEditor({ look, revision, kept }: OpenLook) {
  const { notify, announce, explain } = useAdmin()
  const [steps, step] = useReducer(nextSteps, look, begin)
  const [known, setKnown] = useState({ revision, kept })
  const change = (next: ThemeSettings, mark = ''): void => step({ type: 'change', look: next, mark })

  const saving = useMutation({
    mutationFn: (now: ThemeSettings) => send(saveLook, { revision: known.revision, look: now }),
    onSuccess: (answer, now) => {
      setKnown(answer)
      step({ type: 'saved', look: now })
      setLocale({ ...placeNow(), timeZone: now.timeZone })
      announce(messages.saved)
      notify({ id: NOTICE, text: messages.saved })
    },
  })
  const opening = useMutation({
    mutationFn: (id: number) => send(readKeptLook, { id }),
    onSuccess: (answer) => {
      change(answer.look)
      notify({ id: NOTICE, text: messages.kept.opened })
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
  })
  return {
    ...{ steps, change, ...known, look: steps.now, isChanged: isChanged(steps) },
    undo: () => step({ type: 'undo' }),
    redo: () => step({ type: 'redo' }),
    discard: () => change(steps.published),
    save: () => saving.mutate(steps.now),
    isSaving: saving.isPending,
    failure: saving.error ? explain(saving.error) : undefined,
    openKept: opening.mutate,
  }
}
