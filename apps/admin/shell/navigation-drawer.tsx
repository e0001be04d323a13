import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Navigation } from './navigation'
import styles from './top-bar.module.css'

type NavigationDrawerProps = { readonly title: string; readonly isOpen: boolean; readonly close: () => void }

/** The navigation over the screen. It opens once it is there, so that closing it hands the focus back. */
export function NavigationDrawer({ title, isOpen, close }: NavigationDrawerProps) {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(isOpen), [isOpen])
  return (
    <Drawer
      opened={opened}
      onClose={close}
      title={title}
      size="min(20rem, 85vw)"
      classNames={{ content: styles.drawer, header: styles.head, body: styles.body }}
      attributes={{ content: { 'data-plane': 'band' } }}
    >
      <Navigation />
    </Drawer>
  )
}
