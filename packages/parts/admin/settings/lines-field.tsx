import { Textarea } from '@mantine/core'
import { useState } from 'react'

type LinesFieldProps<Item> = {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: string | undefined
  readonly value: unknown
  readonly read: (text: string) => readonly Item[]
  readonly write: (items: readonly never[]) => string
  readonly change: (items: readonly Item[]) => void
}

/** Several things, one a line. What was typed stays as it is; when the value changes from elsewhere, it is written anew. */
export function LinesField<Item>({ value, read, write, change, ...common }: LinesFieldProps<Item>) {
  const items = Array.isArray(value) ? (value as never[]) : []
  const [typed, setTyped] = useState(() => write(items))
  const isTyped = JSON.stringify(read(typed)) === JSON.stringify(items)
  const type = (text: string): void => {
    setTyped(text)
    change(read(text))
  }
  return (
    <Textarea
      {...common}
      autosize
      minRows={3}
      value={isTyped ? typed : write(items)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
