import { clockAt, momentAt, zoneName } from '@frontage/kit/zone'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { inSeconds, type Unit, unitOf, units, unitsUpTo } from './duration'
import { unitNames } from './duration-words'
import { AmountField } from './settings/amount-field'
import type { OwnFieldProps } from './settings/setting'
import styles from './time-fields.module.css'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A day, `2026-11-28`; empty where none is chosen. */
export const DayField = ({ value, change, ...common }: OwnFieldProps) => (
  <TextInput {...common} type="date" max="9999-12-31" value={textOf(value)} onChange={({ currentTarget }) => change(currentTarget.value)} />
)

/** A moment, `2026-11-27T20:30:00.000Z`, chosen on the clocks of the site; empty where none is chosen. */
export function MomentField({ value, change, description, ...common }: OwnFieldProps) {
  const at = Date.parse(textOf(value))
  return (
    <TextInput
      {...common}
      type="datetime-local"
      max="9999-12-31T23:59"
      description={[description, `The time is ${zoneName()}.`].filter(Boolean).join(' ')}
      value={Number.isNaN(at) ? '' : clockAt(at)}
      onChange={({ currentTarget }) => change(momentIn(currentTarget.value))}
    />
  )
}

/** What stands in a date-time field as a moment; empty where it is no time. */
function momentIn(text: string): string {
  const moment = momentAt(text.slice(0, 16))
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString()
}

type DurationFieldProps = OwnFieldProps & { readonly of: { readonly least: number; readonly most: number; readonly isNullable?: boolean } }

/** A number of seconds, shown and chosen in a unit that fits. */
export function DurationField({ of: { least, most, isNullable }, value, change, ...common }: DurationFieldProps) {
  const [chosen, choose] = useState<Unit>()
  const unit = chosen ?? unitOf(typeof value === 'number' ? value : least, most)
  const bounds = { least: least / units[unit], most: most / units[unit], hasDecimals: true }
  const unitField = (
    <NativeSelect
      aria-label={`${common.label}: unit`}
      data={unitsUpTo(most).map((value) => ({ value, label: unitNames[value] }))}
      value={unit}
      onChange={({ currentTarget }) => choose(currentTarget.value as Unit)}
    />
  )
  return (
    <AmountField
      {...common}
      of={{ control: isNullable ? 'limit' : 'number', ...bounds }}
      value={typeof value === 'number' ? value / units[unit] : value}
      change={(amount) => change(typeof amount === 'number' ? inSeconds(amount, unit) : amount)}
      inputContainer={(input) => (
        <div className={styles.duration}>
          {input}
          {unitField}
        </div>
      )}
    />
  )
}
