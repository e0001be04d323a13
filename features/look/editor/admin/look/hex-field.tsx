import { ColourField } from '@frontage/parts/admin/colour-field'
import { Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { messages } from '../../../messages.admin'

type HexFieldProps = {
  readonly label: string
  readonly value: string
  readonly change: (hex: string) => void
  /** Lets a colour that was set by hand follow the others again. */
  readonly letGo?: (() => void) | undefined
}

const full = /^#[0-9a-f]{6}$/

/** A colour. What is half typed stays in the field; only whole colours are handed on. */
export function HexField({ label, value, change, letGo }: HexFieldProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const type = (text: string): void => {
    const next = text.toLowerCase()
    setTyped(next)
    if (full.test(next) && next !== value) change(next)
  }
  return (
    <div>
      <ColourField
        label={label}
        description={undefined}
        error={full.test(typed) ? undefined : messages.colours.bad}
        value={typed}
        change={type}
      />
      {letGo && (
        <Anchor component="button" type="button" size="sm" onClick={letGo} aria-label={`${messages.colours.follow}: ${label}`}>
          {messages.colours.follow}
        </Anchor>
      )}
    </div>
  )
}
