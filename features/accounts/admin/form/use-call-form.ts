import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { firstIssues } from '@frontage/parts/admin/first-issues'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'

type Errors = Readonly<Record<string, string | undefined>>
type Options<C extends Call, Values> = {
  readonly call: C
  readonly initial: Values
  readonly done: (answer: AnswerOf<C>, values: Values) => void | Promise<void>
}

/** A form that sends one call. Faults are told at their fields, the rest above the button; what was typed always stays. */
export function useCallForm<C extends Call, Values extends Record<string, string> & InputOf<C>>({
  call,
  initial,
  done,
}: Options<C, Values>) {
  const { explain } = useAdmin()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const sending = useMutation({ mutationFn: () => send(call, values), onSuccess: (answer) => done(answer, values) })

  const show = (faults: Errors): void => {
    setErrors(faults)
    const [first = ''] = Object.keys(faults)
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (sending.isPending) return
    const faults = firstIssues(call, values)
    show(faults)
    if (Object.keys(faults).length === 0) sending.mutate(undefined, { onError: (error) => show(refusalOf(error, values, explain)) })
  }
  const set = (name: string, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _mended, form: _told, ...rest }) => rest)
  }

  return {
    values,
    error: errors.form,
    isSending: sending.isPending,
    set,
    form: { ref: form, onSubmit: submit, noValidate: true },
    /** What a text field needs to belong to the form. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => set(name, currentTarget.value),
    }),
  }
}

const refusalOf = (error: unknown, values: Readonly<Record<string, string>>, explain: (error: unknown) => string): Errors => {
  const field = error instanceof WireError ? error.refusal?.data.field : undefined
  return { [field !== undefined && field in values ? field : 'form']: explain(error) }
}
