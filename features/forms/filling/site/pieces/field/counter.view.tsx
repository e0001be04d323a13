import { say } from '@frontage/kit/say'
import type { FormField } from '../../../../form'
import { LONGEST_LINE, LONGEST_TEXT } from '../../../../spec'
import { formMessages as words } from '../../../messages'
import { lengthIn, useValueOf } from './use-value-of'

type CounterProps = { readonly field: FormField; readonly id: string; readonly first: string }

/** How many characters are written, or left (F05); with the attributes that styles of the original read. */
export function Counter({ field, id, first }: CounterProps) {
  const { name, counter, minLength, type } = field
  const most = field.maxLength ?? (type === 'textarea' ? LONGEST_TEXT : LONGEST_LINE)
  const [value, ref] = useValueOf<HTMLSpanElement>(id, first)
  const count = lengthIn(value)
  const isTooLong = count > most
  const isTooShort = count > 0 && count < (minLength ?? 0)
  const shown = counter === 'down' ? most - count : count
  return (
    <span
      className={['wpcf7-character-count', counter, isTooLong && 'too-long', isTooShort && 'too-short'].filter(Boolean).join(' ')}
      id={`${id}-count`}
      ref={ref}
      data-target-name={name}
      data-starting-value={counter === 'down' ? most : 0}
      data-current-value={shown}
      data-maximum-value={most}
      data-minimum-value={minLength ?? undefined}
    >
      {say(counter === 'down' ? words.left : words.counted, { count: shown, most })}
      {isTooLong && `, ${words.tooLong}`}
      {isTooShort && `, ${say(words.tooShort, { least: minLength ?? 0 })}`}
    </span>
  )
}
