import { Group, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { messages } from '../../messages.editor'
import type { Screen } from './canvas/stage'
import { useEditing } from './editing'
import { Deed } from './part-deeds'

const icons = { phone: IconDeviceMobile, tablet: IconDeviceTablet, wide: IconDeviceDesktop } as const
const names = Object.keys(icons) as Screen[]

type ToolbarProps = { readonly screen: Screen; readonly choose: (screen: Screen) => void }

/** Steps back and forth, and the screen on which the page is looked at. */
export function Toolbar({ screen, choose }: ToolbarProps) {
  const { undo, redo, canUndo, canRedo } = useEditing()
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap={6} wrap="nowrap">
        <Deed label={messages.undo} run={undo} icon={<IconArrowBackUp size={20} />} isOff={!canUndo} />
        <Deed label={messages.redo} run={redo} icon={<IconArrowForwardUp size={20} />} isOff={!canRedo} />
      </Group>
      <SegmentedControl
        aria-label={messages.screen}
        value={screen}
        onChange={(next) => choose(next as Screen)}
        data={names.map((name) => ({ value: name, label: <ScreenLabel name={name} /> }))}
      />
    </Group>
  )
}

function ScreenLabel({ name }: { readonly name: Screen }) {
  const Icon = icons[name]
  return (
    <span title={messages.screens[name]}>
      <Icon size={20} stroke={1.6} style={{ display: 'block' }} />
      <VisuallyHidden>{messages.screens[name]}</VisuallyHidden>
    </span>
  )
}
