import { useAdmin } from '@frontage/kit/admin/screen'
import { WireError } from '@frontage/kit/wire/send.client'
import { afterKeeping } from '@frontage/parts/admin/after-keeping'
import { isOutdated, type Labels, useConflict } from '@frontage/parts/admin/use-conflict'
import { useUnsaved } from '@frontage/parts/admin/use-unsaved'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

type Ways<Value, Answer> = {
  readonly keep: (value: Value, revision: string) => Promise<Answer>
  readonly read: () => Promise<Answer>
  /** What of the answer is being set. */
  readonly valueIn: (answer: Answer) => Value
  readonly queryKey: readonly unknown[]
  /** What is said when it was kept. */
  readonly saved: string
  /** What the screen calls the settings. */
  readonly labels: Labels
}

type Sent<Value> = { readonly value: Value; readonly over: string }

export type SettingsForm<Value extends object> = ReturnType<typeof useSettingsForm<Value, { readonly revision: string }>>

/** Settings while they are set: what was typed stays until it is kept, also what is typed while the line is slow; leaving is asked about. */
export function useSettingsForm<Value extends object, Answer extends { readonly revision: string }>(
  start: Answer,
  { keep, read, valueIn, queryKey, saved, labels }: Ways<Value, Answer>,
) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [kept, setKept] = useState(() => valueIn(start))
  const [draft, setDraft] = useState(kept)
  const [revision, setRevision] = useState(start.revision)
  const stand = (answer: Answer): void => {
    client.setQueryData(queryKey, answer)
    setKept(valueIn(answer))
    setRevision(answer.revision)
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ value, over }: Sent<Value>) => keep(value, over),
    onSuccess: (answer, { value }) => {
      stand(answer)
      setDraft((now) => afterKeeping(now, value, valueIn(answer)))
      announce(saved)
      notify({ id: 'settings', text: saved })
    },
  })
  useFocusOnRefused(error)
  const show = (value: Value): void => {
    setDraft(value)
    reset()
  }
  const conflict = useConflict({
    ...{ queryKey, error, mine: draft, labels, isSaving: isPending, notNow: reset },
    read: async () => {
      const answer = await read()
      return { answer, value: valueIn(answer), revision: answer.revision }
    },
    keepMine: (theirs) => mutate({ value: draft, over: theirs.revision }),
    takeTheirs: ({ answer, value }) => {
      stand(answer)
      show(value)
    },
  })
  const field = error instanceof WireError ? (error.refusal?.data.field ?? '') : ''
  return {
    ...{ ...useUnsaved(draft, kept, show), draft, conflict, isSaving: isPending },
    change: (part: Partial<Value>): void => {
      setDraft((before) => ({ ...before, ...part }))
      reset()
    },
    save: (): void => {
      if (!isPending) mutate({ value: draft, over: revision })
    },
    /** Why `hours.monday` was refused, or something in it. */
    errorOf: (path: string): string | undefined => (error && (field === path || field.startsWith(`${path}.`)) ? explain(error) : undefined),
    failure: error && !isOutdated(error) ? explain(error) : undefined,
  }
}

/** The field that was refused may be out of sight. */
function useFocusOnRefused(error: unknown): void {
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [error])
}
