import { Switch, Text } from '@mantine/core'
import { type ComponentType, type ReactNode, useRef } from 'react'
import type { PartOf, Setting, ValidationIssue } from './setting'
import styles from './settings.module.css'

/** How settings inside a setting are drawn; handed in, because they may hold further ones. */
export type Inner = ComponentType<{
  readonly settings: readonly Setting[]
  readonly value: unknown
  readonly faults: readonly ValidationIssue[]
  readonly change: (value: unknown) => void
}>

export type InnerFieldProps<Of> = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly of: Of
  readonly value: unknown
  readonly faults: readonly ValidationIssue[]
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
  const inside = <Inner settings={settings} value={value} faults={faults} change={change} />
  const fault = error && faults.every(({ path }) => path === '') ? error : undefined
  if (!start)
    return (
      <Framed label={label} description={description} error={fault}>
        <div className={styles.inside}>{inside}</div>
      </Framed>
    )
  return (
    <fieldset aria-label={label} className={styles.part}>
      <Switch
        label={label}
        aria-label={label}
        description={description}
        error={fault}
        checked={isOn}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      {isOn && <div className={styles.inside}>{inside}</div>}
    </fieldset>
  )
}

type FramedProps = {
  readonly label: string
  readonly description: string | undefined
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Several fields under one name, with what is wrong with all of them. */
export const Framed = ({ label, description, error, children }: FramedProps) => (
  <fieldset className={styles.part}>
    <legend>{label}</legend>
    {description && (
      <Text size="sm" c="dimmed">
        {description}
      </Text>
    )}
    {error && <IssueText>{error}</IssueText>}
    {children}
  </fieldset>
)

/** What is wrong with a whole list, part or picture. */
export const IssueText = ({ children }: { readonly children: string }) => (
  <Text size="sm" c="var(--color-danger)" role="alert">
    {children}
  </Text>
)
