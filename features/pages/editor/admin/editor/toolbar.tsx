import { ActionIcon, Group, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
} from '@tabler/icons-react'
import { messages } from '../../messages'
import type { Screen } from './canvas/stage'
import { useEditing } from './editing'
import { ActionButton } from './part-actions'
import type { Room, Side } from './use-folds'

const icons = { phone: IconDeviceMobile, tablet: IconDeviceTablet, wide: IconDeviceDesktop } as const
const names = Object.keys(icons) as Screen[]

type ToolbarProps = { readonly screen: Screen; readonly choose: (screen: Screen) => void; readonly room: Room }

/** What folds the panels away, steps back and forth, and the screen on which the page is looked at. */
export function Toolbar({ screen, choose, room }: ToolbarProps) {
  const { undo, redo, canUndo, canRedo } = useEditing()
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap={6} wrap="nowrap">
        {room !== 'alone' && <Fold side="panels" label={room === 'both' ? messages.folds.panels : messages.folds.all} />}
        <ActionButton label={messages.undo} run={undo} icon={<IconArrowBackUp size={20} />} isOff={!canUndo} />
        <ActionButton label={messages.redo} run={redo} icon={<IconArrowForwardUp size={20} />} isOff={!canRedo} />
      </Group>
      <Group gap={6} wrap="nowrap">
        <SegmentedControl
          aria-label={messages.screen}
          value={screen}
          onChange={(next) => choose(next as Screen)}
          data={names.map((name) => ({ value: name, label: <ScreenLabel name={name} /> }))}
        />
        {room === 'both' && <Fold side="settings" label={messages.folds.settings} />}
      </Group>
    </Group>
  )
}

/** Folds one side of the canvas away, or back again. */
function Fold({ side, label }: { readonly side: Side; readonly label: string }) {
  const { folds } = useEditing()
  const isFolded = folds.isFolded(side)
  const [Fold, Unfold] =
    side === 'panels'
      ? [IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand]
      : [IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand]
  const Icon = isFolded ? Unfold : Fold
  return (
    <Tooltip label={isFolded ? messages.folds.show(label) : messages.folds.hide(label)}>
      <ActionIcon variant="default" size="lg" aria-label={label} aria-expanded={!isFolded} onClick={() => folds.turn(side)}>
        <Icon size={20} />
      </ActionIcon>
    </Tooltip>
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
