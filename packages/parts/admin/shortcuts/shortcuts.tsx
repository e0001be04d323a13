import { Button } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { IconKeyboard } from '@tabler/icons-react'
import styles from './shortcuts.module.css'
import { type ShortcutHelp, ShortcutsHelp } from './shortcuts-help'
import { type ActionOf, useShortcuts } from './use-shortcuts'

type ShortcutsProps = { readonly help: ShortcutHelp; readonly actionOf: ActionOf }

/** The keys of a list, and the button that tells them. They can be turned off: some people speak to their computer. */
export function Shortcuts({ help, actionOf }: ShortcutsProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const [setting, setSetting] = useLocalStorage<'on' | 'off'>({
    key: 'frontage-shortcuts',
    defaultValue: 'on',
    getInitialValueInEffect: false,
  })
  useShortcuts(setting === 'on', (event) => (event.key === '?' ? open : actionOf(event)))
  return (
    <>
      <Button variant="default" className={styles.keys} leftSection={<IconKeyboard size={20} stroke={1.6} />} onClick={open}>
        Keyboard shortcuts
      </Button>
      <ShortcutsHelp help={help} isOpen={isOpen} isOn={setting === 'on'} turn={(isOn) => setSetting(isOn ? 'on' : 'off')} close={close} />
    </>
  )
}
