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
  const { deeds, open, place } = useEditing()
  const isOff = !place
  return (
    <Group gap={6} wrap="nowrap">
      <Deed label={messages.add} run={() => open('add', 'there')} icon={<IconPlus size={18} />} isMain />
      <Deed label={messages.moveUp} run={() => deeds.step(-1)} icon={<IconArrowUp size={18} />} isOff={isOff} />
      <Deed label={messages.moveDown} run={() => deeds.step(1)} icon={<IconArrowDown size={18} />} isOff={isOff} />
      <Deed label={messages.duplicate} run={deeds.duplicate} icon={<IconCopyPlus size={18} />} isOff={isOff} />
      <Deed label={messages.remove} run={deeds.remove} icon={<IconTrash size={18} />} isOff={isOff} />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon data-deed variant="default" size="lg" aria-label={messages.more}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy size={18} />} disabled={isOff} onClick={deeds.copy}>
            {messages.copy}
          </Menu.Item>
          <Menu.Item leftSection={<IconCut size={18} />} disabled={isOff} onClick={deeds.cut}>
            {messages.cutIt}
          </Menu.Item>
          <Menu.Item leftSection={<IconClipboard size={18} />} onClick={() => deeds.paste()}>
            {messages.paste}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

type DeedProps = {
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => void
  readonly isOff?: boolean
  readonly isMain?: boolean
}

export const Deed = ({ label, icon, run, isOff = false, isMain = false }: DeedProps) => (
  <Tooltip label={label}>
    <ActionIcon data-deed variant={isMain ? 'filled' : 'default'} size="lg" aria-label={label} disabled={isOff} onClick={run}>
      {icon}
    </ActionIcon>
  </Tooltip>
)
