import { Alert, Button, Group, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type DialogProps = {
  readonly title: string
  readonly close: () => void
  /** How wide it may be; what is shown as it will look needs room. */
  readonly size?: string
  readonly children: ReactNode
}

/** A dialog; on a phone it takes the whole screen. */
export function Dialog({ title, close, size = 'lg', children }: DialogProps) {
  const isNarrow = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false })
  return (
    <Modal opened onClose={close} title={title} size={size} fullScreen={isNarrow ?? false} {...(isNarrow && { radius: 0 })}>
      {children}
    </Modal>
  )
}

type DialogButtonsProps = { readonly close: () => void; readonly isBusy: boolean; readonly children: ReactNode }

/** The foot of a form in a dialog: the way back, and what sends it. */
export const DialogButtons = ({ close, isBusy, children }: DialogButtonsProps) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={close}>
      Cancel
    </Button>
    <Button type="submit" loading={isBusy}>
      {children}
    </Button>
  </Group>
)

/** Why something was refused, above the buttons that tried it. */
export const Failure = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : (
    <Alert role="alert" color="red" p="sm" icon={<IconAlertCircle size={20} />}>
      {children}
    </Alert>
  )
