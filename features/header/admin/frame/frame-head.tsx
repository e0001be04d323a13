import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { UndoButtons } from '@frontage/parts/admin/undo-buttons'
import { Alert, Button, Group, Menu, Text } from '@mantine/core'
import { IconAlertCircle, IconDots, IconHistory, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Frame, FramePart } from '../../frame'
import { messages } from '../../messages.admin'
import styles from './frame.module.css'
import type { Editing } from './use-editing'
import { Versions } from './versions'

type Shown = 'saving' | 'phase' | 'faults' | 'isChanged' | 'isComplete' | 'bringBack' | 'discard' | 'saveNow'
type FrameHeadProps = Pick<Editing, Shown> & {
  readonly part: FramePart
  readonly steps: Pick<Editing['steps'], 'undo' | 'redo' | 'canUndo' | 'canRedo'>
  readonly publish: () => void
}

/** What is being set up, whether it is kept, and the way to visitors. */
export function FrameHead({ part, steps, saving, phase, faults, isChanged, isComplete, publish, ...actions }: FrameHeadProps) {
  const { saveNow, discard, bringBack } = actions
  const [isOpen, setOpen] = useState(false)
  const { latest, busy } = saving
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <ScreenTitle>{messages.titles[part]}</ScreenTitle>
        <Text c="dimmed">{messages.leads[part]}</Text>
      </div>
      <Group gap="xs">
        <State latest={latest} phase={phase} isComplete={isComplete} />
        <UndoButtons {...steps} />
        <Button loading={busy === 'publish'} disabled={!isChanged && !latest.draft} onClick={publish}>
          Publish
        </Button>
        <MoreMenu canDiscard={latest.draft !== null} discard={discard} open={() => setOpen(true)} />
      </Group>
      {faults.length > 0 && (
        <Alert className={styles.trouble} role="alert" color="red" p="sm" icon={<IconAlertCircle size={20} />}>
          {messages.faulty(faults.length)}
        </Alert>
      )}
      {phase.phase === 'failed' && (
        <Alert className={styles.trouble} role="alert" color="red" p="sm" icon={<IconAlertCircle size={20} />}>
          <Group justify="space-between">
            {phase.text}
            <Button variant="default" onClick={saveNow}>
              Try again
            </Button>
          </Group>
        </Alert>
      )}
      {isOpen && (
        <Versions part={part} versions={latest.versions} close={() => setOpen(false)} bringBack={(frame: Frame) => bringBack(frame)} />
      )}
    </header>
  )
}

type StateProps = Pick<FrameHeadProps['saving'], 'latest'> & Pick<FrameHeadProps, 'phase' | 'isComplete'>

/** What was published is complete: what is not, and is no draft, was never set up. */
const State = ({ latest: { draft }, phase: { phase }, isComplete }: StateProps) => {
  const { When } = useAdmin()
  if (phase !== 'saved')
    return (
      <span role="status" className={styles.state}>
        {phase === 'waiting' ? messages.states.unsaved : phase === 'saving' ? messages.states.saving : messages.states.failed}
      </span>
    )
  if (!draft) return <span className={styles.state}>{isComplete ? messages.states.published : messages.states.none}</span>
  return (
    <span className={styles.state}>
      {messages.states.draft} · <When at={draft.at} />
    </span>
  )
}

type MoreMenuProps = { readonly canDiscard: boolean; readonly discard: () => void; readonly open: () => void }

const MoreMenu = ({ canDiscard, discard, open }: MoreMenuProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button variant="default" px="sm" aria-label="More">
        <IconDots size={20} />
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconHistory size={18} />} onClick={open}>
        {messages.versions.title}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={18} />} disabled={!canDiscard} onClick={discard}>
        Discard draft
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
