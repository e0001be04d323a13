import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Avatar } from '@frontage/parts/avatar'
import { Menu } from '@mantine/core'
import { IconLogout, IconSelector, IconShieldLock } from '@tabler/icons-react'
import { roleNames } from '../roles'
import styles from './account-menu.module.css'
import { ColourScheme } from './colour-scheme'
import { LanguageChoice } from './language-choice'
import { useSignOut } from './use-sign-out'

/** The person who is signed in, and what they can do about themselves. */
export function AccountMenu() {
  const { me } = useSession()
  const { accountItems } = useAdmin()
  const signOut = useSignOut()
  return (
    <Menu position="top-start" width="target" withinPortal={false}>
      <Menu.Target>
        <button type="button" className={styles.target}>
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
        <LanguageChoice />
        <Menu.Divider />
        <Menu.Item component="a" href="/admin/account" leftSection={<IconShieldLock size={18} stroke={1.6} />}>
          Sign-in & security
        </Menu.Item>
        {accountItems.map((Item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change while the admin runs
          <Item key={place} />
        ))}
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
