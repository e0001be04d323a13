import { Drawer, Text } from '@mantine/core'
import { neverAReason, reasonWords } from '../../../admin/words'
import { type RejectionReason, rejectionReasons } from '../../../review'
import { Reason } from './reason'
import styles from './reason.module.css'

export type ReasonsProps = {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly choose: (reason: RejectionReason) => void
}

/** The reasons at the lower edge of a phone. */
export function RejectSheet({ isOpen, setOpen, choose }: ReasonsProps) {
  const take = (reason: RejectionReason): void => {
    setOpen(false)
    choose(reason)
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={() => setOpen(false)}
      position="bottom"
      size="auto"
      title="Why do you reject it?"
      classNames={{ content: styles.sheet }}
    >
      {rejectionReasons.map((reason) => (
        <button key={reason} type="button" className={styles.choice} onClick={() => take(reason)}>
          <Reason {...reasonWords[reason]} />
        </button>
      ))}
      <Text size="sm" c="dimmed" pt="sm">
        {neverAReason}
      </Text>
    </Drawer>
  )
}
