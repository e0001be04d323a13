import { useMachine } from '@frontage/kit/island/use-machine'
import { useEffect, useState } from 'react'
import type { FormField } from '../../../../form'
import { problemOfFile } from '../../../upload-limits'
import { createCarrier } from './carrier.client'
import type { Chosen } from './drop.client'
import { uploads } from './upload.machine'

let lastId = 0

type Place = {
  readonly input: HTMLInputElement
  readonly chosen: { readonly current: Chosen[] }
  readonly form: number
  readonly onBusy: (field: string, count: number) => void
  readonly onMended: (field: string) => void
}

/** The files of a field, from the moment they are chosen: sent one by one, shown, taken away. */
export function useUploads(field: FormField, { input, chosen, form, onBusy, onMended }: Place) {
  const [carrier] = useState(() => createCarrier({ form, name: field.name }))
  const [state, dispatch] = useMachine(() => uploads(field), carrier.perform)
  const busy = chosen.current.length + state.items.filter((item) => item.state === 'waiting' || item.state === 'in-progress').length

  useEffect(() => {
    const take = (): void => {
      const files = chosen.current.splice(0).map((one) => ({ ...one, id: ++lastId }))
      if (!files.length) return
      for (const { id, ...one } of files) carrier.hold(id, one)
      dispatch({
        type: 'added',
        files: files.map(({ file, id }) => ({ id, name: file.name, bytes: file.size, problem: problemOfFile(file, field) })),
      })
    }
    const clear = (): void => dispatch({ type: 'cleared' })
    take()
    input.addEventListener('change', take)
    input.form?.addEventListener('reset', clear)
    return () => {
      input.removeEventListener('change', take)
      input.form?.removeEventListener('reset', clear)
    }
  }, [input, chosen, field, carrier, dispatch])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a file comes or goes; what was chosen counts as busy, also when nothing of it is taken
  useEffect(() => onBusy(field.name, busy), [field.name, busy, state.items])
  const complete = state.items.filter((item) => item.state === 'complete').length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is one more
  useEffect(() => {
    if (complete) onMended(field.name)
  }, [complete])

  const remove = (id: number): void => {
    dispatch({ type: 'removed', id })
    input.focus()
  }
  return { state, remove, retry: (id: number) => dispatch({ type: 'retried', id }) }
}
