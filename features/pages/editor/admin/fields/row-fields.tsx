import { isRecord, type Settings, type ValidationIssue } from '@frontage/parts/admin/setting'
import { SettingStack } from '@frontage/parts/admin/setting-field'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { useMemo } from 'react'
import { omit } from 'valibot'
import { useBlocks } from '../../../admin/catalogue'
import { withNamed } from '../../../admin/unfinished/named-faults'
import { columnShape, type DocumentColumn, type DocumentModule, type DocumentRow, moduleShape } from '../../../page'
import { issuesIn, rowIssues } from '../../../validation-issues'
import { messages } from '../../messages.fields'
import { columnSettings, entranceSetting, rowGroups } from './row-groups'

type FieldsProps<Of> = {
  readonly faults?: readonly ValidationIssue[]
  readonly change: (next: Of) => void
}

const columnAlone = omit(columnShape, ['modules'])
const moduleAlone = omit(moduleShape, ['block', 'props'])

/** The settings of a row. Faults have paths inside the row: `backdrop.colour`. */
export function RowFields({ row, faults = [], change }: FieldsProps<DocumentRow> & { readonly row: DocumentRow }) {
  const blocks = useBlocks()
  const groups = useMemo(() => rowGroups(blocks), [blocks])
  const found = rowIssues({ ...row, columns: [] }, (block) => blocks.find(({ name }) => name === block)?.props)
  return (
    <SettingGroups
      groups={groups}
      level={3}
      settings={row}
      faults={withNamed(found, faults)}
      change={(next) => change({ ...next, columns: row.columns } as DocumentRow)}
    />
  )
}

/** The settings of a column. */
export const ColumnFields = ({ column, faults = [], change }: FieldsProps<DocumentColumn> & { readonly column: DocumentColumn }) => (
  <SettingStack
    settings={columnSettings}
    value={column}
    faults={withNamed(issuesIn(columnAlone, column), faults)}
    change={(next) => isRecord(next) && change({ ...column, ...next })}
  />
)

const entrance = [entranceSetting(messages.moduleEntranceHelp)]

/** What a module has beside the settings of its block: how it comes in. */
export const EntranceFields = ({ module, faults = [], change }: FieldsProps<DocumentModule> & { readonly module: DocumentModule }) => (
  <SettingStack
    settings={entrance}
    value={module}
    faults={withNamed(issuesIn(moduleAlone, module), faults)}
    change={(next) => change({ ...(next as Settings), block: module.block, props: module.props } as DocumentModule)}
  />
)
