import { Kbd, Modal, Stack, Switch } from '@mantine/core'
import styles from './shortcuts.module.css'

/** Keys, and what each of them does. */
export type ShortcutHelp = readonly (readonly [readonly string[], string])[]

type ShortcutsHelpProps = {
  readonly help: ShortcutHelp
  readonly isOpen: boolean
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
  readonly close: () => void
}

/** Every key of a list. */
export const ShortcutsHelp = ({ help, isOpen, isOn, turn, close }: ShortcutsHelpProps) => (
  <Modal opened={isOpen} onClose={close} title="Keyboard shortcuts">
    <Stack>
      <dl className={styles.help}>
        {help.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Use keyboard shortcuts"
        description="Turn them off if you use voice input, or if you trigger actions by accident."
        checked={isOn}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
    </Stack>
  </Modal>
)
