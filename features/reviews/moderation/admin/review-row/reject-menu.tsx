import { Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { neverAReason, reasonWords } from '../../../admin/words'
import { rejectionReasons } from '../../../review'
import { Reason } from './reason'
import type { RejectMenuProps } from './reject-sheet'
import { RejectSheet } from './reject-sheet'

/** The reasons for which a review may be turned down: a menu beside the button, or a sheet under the thumb. */
export function RejectMenu(props: RejectMenuProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return isNarrow ? <RejectSheet {...props} /> : <RejectDropdown {...props} />
}

const RejectDropdown = ({ name = 'Reject', isOpen, setOpen, choose }: RejectMenuProps) => (
  <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={400}>
    <Menu.Target>
      <Button variant="default" rightSection={<IconChevronDown size={16} />}>
        {name}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>Why do you reject it?</Menu.Label>
      {rejectionReasons.map((reason) => (
        <Menu.Item key={reason} onClick={() => choose(reason)}>
          <Reason {...reasonWords[reason]} />
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>{neverAReason}</Menu.Label>
    </Menu.Dropdown>
  </Menu>
)
