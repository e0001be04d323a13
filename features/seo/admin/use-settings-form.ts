import { useAdmin } from '@frontage/kit/admin/screen'
import { WireError } from '@frontage/kit/wire/send.client'
import { afterKeeping } from '@frontage/parts/admin/after-keeping'
import { useLeaveGuard } from '@frontage/parts/admin/use-leave-guard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

type Ways<Value, Answer> = {
  readonly keep: (value: Value) => Promise<Answer>
  /** What of the answer is being set. */
  readonly valueIn: (answer: Answer) => Value
  readonly queryKey: readonly unknown[]
  /** What is said when it was kept. */
  readonly saved: string
}

export type SettingsForm<Value extends object> = ReturnType<typeof useSettingsForm<Value, never>>

/** Settings while they are set: what was typed stays until it is kept, also what is typed while the line is slow; leaving is asked about. */
export function useSettingsForm<Value extends object, Answer>(start: Value, { keep, valueIn, queryKey, saved }: Ways<Value, Answer>) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [kept, setKept] = useState(start)
  const [draft, setDraft] = useState(start)
  const question = useLeaveGuard(JSON.stringify(draft) !== JSON.stringify(kept))
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: keep,
    onSuccess: (answer, sent) => {
      client.setQueryData(queryKey, answer)
      setKept(valueIn(answer))
      setDraft((now) => afterKeeping(now, sent, valueIn(answer)))
      announce(saved)
      notify({ id: 'settings', text: saved })
    },
  })
  // The field that was refused may be out of sight.
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [error])
  const field = error instanceof WireError ? (error.refusal?.data.field ?? '') : ''
  return {
    ...{ draft, question, isSaving: isPending },
    change: (part: Partial<Value>): void => {
      setDraft((before) => ({ ...before, ...part }))
      reset()
    },
    save: (): void => {
      if (!isPending) mutate(draft)
    },
    /** Why `hours.monday` was refused, or something in it. */
    errorOf: (path: string): string | undefined => (error && (field === path || field.startsWith(`${path}.`)) ? explain(error) : undefined),
    failure: error ? explain(error) : undefined,
  }
}
