import { useSession } from '@frontage/kit/admin/screen'
import { Avatar } from '@frontage/parts/avatar'
import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey, IconLogout, IconSelector } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { roleNames } from '../roles'
import styles from './account-menu.module.css'
import { ColourScheme } from './colour-scheme'
import { useSignOut } from './use-sign-out'

const ChangePassword = lazy(() => import('./change-password').then(({ ChangePassword: default_ }) => ({ default: default_ })))

/** The person who is signed in, and what they can do about themselves. */
export function AccountMenu() {
  const { me } = useSession()
  const signOut = useSignOut()
  const target = useRef<HTMLButtonElement>(null)
  const [wasAsked, setWasAsked] = useState(false)
  const [isChanging, { open, close }] = useDisclosure(false, { onOpen: () => setWasAsked(true) })
  return (
    <>
      <Menu position="top-start" width="target" withinPortal={false}>
        <Menu.Target>
          <button type="button" ref={target} className={styles.target}>
            <Avatar name={me.name} />
            <span className={styles.who}>
              <span className={styles.name}>{me.name}</span>
              <span className={styles.role}>{roleNames[me.role]}</span>
            </span>
            <IconSelector size={18} stroke={1.6} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{me.email}</Menu.Label>
          <ColourScheme />
          <Menu.Divider />
          <Menu.Item leftSection={<IconKey size={18} stroke={1.6} />} onClick={open}>
            Change password
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} />} onClick={signOut}>
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{wasAsked && <ChangePassword isOpen={isChanging} close={close} closed={() => target.current?.focus()} />}</Suspense>
    </>
  )
}
