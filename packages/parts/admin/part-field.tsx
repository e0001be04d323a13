import { Fieldset, Switch, Text } from '@mantine/core'
import { type ComponentType, useRef } from 'react'
import type { Fault, PartOf, Setting } from './setting'
import styles from './settings.module.css'

/** How settings inside a setting are drawn; handed in, because they may hold further ones. */
export type Inner = ComponentType<{
  readonly settings: readonly Setting[]
  readonly value: unknown
  readonly faults: readonly Fault[]
  readonly change: (value: unknown) => void
}>

export type InnerFieldProps<Of> = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly of: Of
  readonly value: unknown
  readonly faults: readonly Fault[]
  readonly change: (value: unknown) => void
  readonly Inner: Inner
}

/** Settings that belong together. Those that may be left out have a switch; what they were is remembered while they are off. */
export function PartField({ label, description, error, of: { settings, start }, value, faults, change, Inner }: InnerFieldProps<PartOf>) {
  const before = useRef<unknown>(undefined)
  const isOn = value !== undefined && value !== null
  const turn = (on: boolean): void => {
    if (!on) before.current = value
    change(on ? (before.current ?? start) : undefined)
  }
  return (
    <Fieldset legend={label} className={styles.part}>
      {description && (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
      {start && (
        <Switch label={`With ${label.toLowerCase()}`} checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
      )}
      {error && faults.every(({ path }) => path === '') && <FaultText>{error}</FaultText>}
      {(isOn || !start) && <Inner settings={settings} value={value} faults={faults} change={change} />}
    </Fieldset>
  )
}

/** What is wrong with a whole list, part or picture. */
export const FaultText = ({ children }: { readonly children: string }) => (
  <Text size="sm" c="var(--clay)" role="alert">
    {children}
  </Text>
)
