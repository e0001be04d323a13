import { Menu } from '@mantine/core'
import { type ReactElement, useEffect, useState } from 'react'
import { neverAReason, reasonWords } from '../../../admin/words'
import { rejectionReasons } from '../../../review'
import { Reason } from './reason'
import type { ReasonsProps } from './reject-sheet'

/** The reasons below the button. They open once they are there, so that closing them hands the focus back. */
export function RejectDropdown({ isOpen, setOpen, choose, children }: ReasonsProps & { readonly children: ReactElement }) {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(isOpen), [isOpen])
  return (
    <Menu opened={opened} onChange={setOpen} position="bottom-end" width={400}>
      <Menu.Target>{children}</Menu.Target>
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
}
