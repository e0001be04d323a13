import { type Fault, isRecord, type Settings } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { faultsIn } from '../../faults'
import { messages } from '../../messages.fields'
import { useBlocks } from './catalogue'
import { groupsOf } from './groups-of'
import { withNamed } from './named-faults'
import { shapeOf } from './shape'

export { ColumnFields, EntranceFields, RowFields } from './row-fields'

type BlockFieldsProps = {
  /** Name of the block. */
  readonly block: string
  readonly props: Settings
  /** What the server named, with paths inside `props`: `items.0.title`. */
  readonly faults?: readonly Fault[]
  readonly change: (props: Record<string, unknown>) => void
}

/** The settings of one module, generated from what its block takes. What the block refuses is said at its field at once. */
export function BlockFields({ block, props, faults = [], change }: BlockFieldsProps) {
  const owned = useBlocks().find(({ name }) => name === block)
  const groups = useMemo(() => (owned ? groupsOf(shapeOf(owned.props), owned.owner) : []), [owned])
  if (!owned) return <Text>{messages.noSuchBlock(block)}</Text>
  if (groups.every(({ settings }) => settings.length === 0)) return <Text>{messages.nothingToSet}</Text>
  return (
    <SettingGroups
      groups={groups}
      level={3}
      settings={props}
      faults={withNamed(faultsIn(owned.props, props), faults)}
      change={(next) => isRecord(next) && change({ ...next })}
    />
  )
}
