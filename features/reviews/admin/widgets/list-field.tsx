import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { namesIn, numbersIn } from './setting'

type ListFieldProps = {
  readonly kind: 'names' | 'numbers'
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly value: unknown
  readonly change: (value: unknown) => void
}

/** Several words or numbers in one line, with commas between them. */
export function ListField({ kind, value, change, ...common }: ListFieldProps) {
  const [text, setText] = useState(Array.isArray(value) ? value.join(', ') : '')
  const type = (typed: string): void => {
    setText(typed)
    change(kind === 'names' ? namesIn(typed) : numbersIn(typed))
  }
  return <TextInput {...common} value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />
}
