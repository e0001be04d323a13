import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconDots,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { messages } from '../../messages'
import { useEditing } from './editing'

/** Everything that can be done to what is selected, as buttons. */
export function BlockActions() {
  const { actions, open, place } = useEditing()
  const isOff = !place
  return (
    <Group gap={6} wrap="nowrap">
      <ActionButton label={messages.add} run={() => open('add', 'there')} icon={<IconPlus size={18} />} isMain />
      <ActionButton label={messages.moveUp} run={() => actions.step(-1)} icon={<IconArrowUp size={18} />} isOff={isOff} />
      <ActionButton label={messages.moveDown} run={() => actions.step(1)} icon={<IconArrowDown size={18} />} isOff={isOff} />
      <ActionButton label={messages.duplicate} run={actions.duplicate} icon={<IconCopyPlus size={18} />} isOff={isOff} />
      <ActionButton label={messages.remove} run={actions.remove} icon={<IconTrash size={18} />} isOff={isOff} />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon data-action variant="default" size="lg" aria-label={messages.more}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy size={18} />} disabled={isOff} onClick={actions.copy}>
            {messages.copy}
          </Menu.Item>
          <Menu.Item leftSection={<IconCut size={18} />} disabled={isOff} onClick={actions.cut}>
            {messages.cutIt}
          </Menu.Item>
          <Menu.Item leftSection={<IconClipboard size={18} />} onClick={() => actions.paste()}>
            {messages.paste}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

type ActionProps = {
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => void
  readonly isOff?: boolean
  readonly isMain?: boolean
}

export const ActionButton = ({ label, icon, run, isOff = false, isMain = false }: ActionProps) => (
  <Tooltip label={label}>
    <ActionIcon data-action variant={isMain ? 'filled' : 'default'} size="lg" aria-label={label} disabled={isOff} onClick={run}>
      {icon}
    </ActionIcon>
  </Tooltip>
)
