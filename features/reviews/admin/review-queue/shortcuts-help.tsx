import { Kbd, Modal, Stack, Switch } from '@mantine/core'
import styles from './review-queue.module.css'

type ShortcutsHelpProps = {
  readonly isOpen: boolean
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
  readonly close: () => void
}

const shortcuts: readonly (readonly [readonly string[], string])[] = [
  [['J', '↓'], 'Next review'],
  [['K', '↑'], 'Review before'],
  [['A'], 'Approve'],
  [['R'], 'Reject: choose a reason'],
  [['S'], 'Mark as spam'],
  [['P'], 'Put back into the queue'],
  [['X'], 'Select for several at once'],
  [['Z'], 'Undo the last decision'],
  [['/'], 'Search'],
  [['?'], 'Show this help'],
]

/** Every key of the queue. */
export const ShortcutsHelp = ({ isOpen, isOn, turn, close }: ShortcutsHelpProps) => (
  <Modal opened={isOpen} onClose={close} title="Keyboard shortcuts">
    <Stack>
      <dl className={styles.help}>
        {shortcuts.map(([keys, what]) => (
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
        label="Use these shortcuts"
        description="Turn them off if you work by voice, or if keys do things that you did not mean."
        checked={isOn}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
    </Stack>
  </Modal>
)
