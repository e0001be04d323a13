import { Alert, Button, Group, Text } from '@mantine/core'
import styles from './part-failed.module.css'
import { useFailure } from './use-failure'

type PartFailedProps = {
  readonly error: unknown
  readonly retry: () => void
  /** For what opens over the screen: it stands at the lower edge of the window. */
  readonly isOver?: boolean
  readonly close?: (() => void) | undefined
}

/** Stands where a part of a screen failed: what happened, and what can be done. */
export function PartFailed({ error, retry, isOver = false, close }: PartFailedProps) {
  const { text, label, again } = useFailure(error, retry)
  return (
    <Alert
      color="red"
      role="alert"
      {...(isOver && { className: styles.over })}
      {...(close && { withCloseButton: true, onClose: close, closeButtonLabel: 'Close' })}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">{text}</Text>
        <Button variant="default" onClick={again}>
          {label}
        </Button>
      </Group>
    </Alert>
  )
}
