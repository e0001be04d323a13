import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import type { AskedMenu } from '@frontage/parts/admin/late-menu'
import { Menu } from '@mantine/core'
import { IconLogout, IconShieldLock } from '@tabler/icons-react'
import { ColourScheme } from './colour-scheme'
import { LanguageChoice } from './language-choice'
import { useSignOut } from './use-sign-out'

/** What somebody can do about themselves, above the button that opens it. */
export function AccountItems({ target, ...asked }: AskedMenu) {
  const { me } = useSession()
  const { accountItems } = useAdmin()
  const signOut = useSignOut()
  return (
    <Menu {...asked} position="top-start" width="target" withinPortal={false}>
      <Menu.Target>{target}</Menu.Target>
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
