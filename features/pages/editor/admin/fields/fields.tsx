import type { EditorConfig } from '@frontage/kit/island/editor-config'
import { isRecord, type Settings, type ValidationIssue } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Alert, Button, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useBlocks } from '../../../admin/catalogue'
import { withNamed } from '../../../admin/unfinished/named-faults'
import { issuesIn } from '../../../validation-issues'
import { messages } from '../../messages.fields'
import { groupsOf } from './groups-of'
import { shapeOf } from './shape'

export { ColumnFields, EntranceFields, RowFields } from './row-fields'

type BlockFieldsProps = {
  /** Name of the block. */
  readonly block: string
  readonly props: Settings
  /** What the server named, with paths inside `props`: `items.0.title`. */
  readonly faults?: readonly ValidationIssue[]
  readonly change: (props: Record<string, unknown>) => void
}

/** The settings of one module, generated from what its block takes. What the block refuses is said at its field at once. */
export function BlockFields({ block, props, faults = [], change }: BlockFieldsProps) {
  const owned = useBlocks().find(({ name }) => name === block)
  const groups = useMemo(() => (owned ? groupsOf(shapeOf(owned.props), owned.owner) : []), [owned])
  if (!owned) return <Text>{messages.noSuchBlock(block)}</Text>
  if (groups.every(({ settings }) => settings.length === 0)) return <Text>{messages.nothingToSet}</Text>
  return (
    <>
      <SettingGroups
        groups={groups}
        level={3}
        settings={props}
        faults={withNamed(issuesIn(owned.props, props), faults)}
        change={(next) => isRecord(next) && change({ ...next })}
      />
      <PageGoesFirst owner={owned.owner} props={props} change={change} />
    </>
  )
}

type PageGoesFirstProps = Pick<BlockFieldsProps, 'props' | 'change'> & { readonly owner: EditorConfig }

/** A page may have settings of its own for what is chosen by name: whoever wonders why nothing changes finds them here. */
function PageGoesFirst({ owner: { pageGoesFirst, only = [] }, props, change }: PageGoesFirstProps) {
  const chosen = Object.entries(props).filter(([name]) => only.includes(name))
  if (!pageGoesFirst || chosen.length === Object.keys(props).length) return null
  return (
    <Alert>
      <Text mb="xs">{messages.pageGoesFirst}</Text>
      <Button size="compact-md" variant="default" onClick={() => change(Object.fromEntries(chosen))}>
        {messages.letGo}
      </Button>
    </Alert>
  )
}
