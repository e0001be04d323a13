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

/** Several words or numbers in one line, with commas between them. When the value changes from elsewhere, it is written anew. */
export function ListField({ kind, value, change, ...common }: ListFieldProps) {
  const read = kind === 'names' ? namesIn : numbersIn
  const written = Array.isArray(value) ? value.join(', ') : ''
  const [typed, setTyped] = useState(written)
  const isTyped = read(typed).join(', ') === written
  const type = (text: string): void => {
    setTyped(text)
    change(read(text))
  }
  return <TextInput {...common} value={isTyped ? typed : written} onChange={({ currentTarget }) => type(currentTarget.value)} />
}
