import { Button } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { IconKeyboard } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Decide } from '../decide/use-decisions'
import type { Rows } from '../review-row/use-rows'
import styles from './review-queue.module.css'
import { ShortcutsHelp } from './shortcuts-help'
import { useShortcuts } from './use-shortcuts'

type ShortcutsProps = {
  readonly rows: Rows
  readonly decide: Decide
  readonly undo: () => void
  readonly toggle: (id: number) => void
  readonly searchField: RefObject<HTMLInputElement | null>
}

/** The keys of the queue, and the button that tells them. They can be turned off: some people speak to their computer. */
export function Shortcuts({ rows, decide, undo, toggle, searchField }: ShortcutsProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const [setting, setSetting] = useLocalStorage<'on' | 'off'>({
    key: 'frontage-shortcuts',
    defaultValue: 'on',
    getInitialValueInEffect: false,
  })
  useShortcuts(setting === 'on', { rows, decide, undo, toggle, openHelp: open, focusSearch: () => searchField.current?.focus() })
  return (
    <>
      <Button variant="default" className={styles.keys} leftSection={<IconKeyboard size={20} stroke={1.6} />} onClick={open}>
        Keyboard shortcuts
      </Button>
      <ShortcutsHelp isOpen={isOpen} isOn={setting === 'on'} turn={(isOn) => setSetting(isOn ? 'on' : 'off')} close={close} />
    </>
  )
}
