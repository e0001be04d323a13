import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type RejectionReason, rejectionReasons } from '../../review'
import { reasonWords } from '../words'
import styles from './review-row.module.css'

type RejectMenuProps = {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly choose: (reason: RejectionReason) => void
}

/** The reasons for which a review may be turned down. */
export const RejectMenu = ({ isOpen, setOpen, choose }: RejectMenuProps) => (
  <Menu opened={isOpen} onChange={setOpen} position="bottom-start" width="min(24rem, calc(100vw - 2rem))">
    <Menu.Target>
      <Button variant="default" rightSection={<IconChevronDown size={16} />}>
        Reject
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>Why is it rejected?</Menu.Label>
      {rejectionReasons.map((reason) => (
        <Menu.Item key={reason} onClick={() => choose(reason)}>
          <span className={styles.reason}>{reasonWords[reason].label}</span>
          <span className={styles.reasonHelp}>{reasonWords[reason].help}</span>
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>Few stars are never a reason.</Menu.Label>
    </Menu.Dropdown>
  </Menu>
)
