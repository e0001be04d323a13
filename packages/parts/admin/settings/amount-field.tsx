import { NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Bounds, numberIn } from './amount'

type AmountFieldProps = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly of: Bounds
  readonly value: unknown
  readonly change: (value: unknown) => void
  /** Puts something beside the field. */
  readonly inputContainer?: (input: ReactNode) => ReactNode
}

/** A number within its bounds. What is half typed stays as it is; when the value changes from elsewhere, it is written anew. */
export function AmountField({ of, value, change, ...common }: AmountFieldProps) {
  const kept = typeof value === 'number' ? value : ''
  const [typed, setTyped] = useState<number | string>(kept)
  const isTyped = numberIn(typed, of) === (value ?? null)
  return (
    <NumberInput
      {...common}
      min={of.least}
      max={of.most}
      clampBehavior="blur"
      allowDecimal={of.hasDecimals ?? false}
      hideControls
      value={isTyped ? typed : kept}
      onBlur={() => setTyped(kept)}
      onChange={(next) => {
        setTyped(next)
        change(numberIn(next, of))
      }}
    />
  )
}
