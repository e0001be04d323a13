import type { Setting } from '@frontage/parts/admin/setting'
import { SettingField } from '@frontage/parts/admin/setting-field'
import { SimpleGrid } from '@mantine/core'
import { inPlaceOf, keyOf } from '../../../admin/document/keys'
import type { DocumentColumn, DocumentRow } from '../../../page'
import { messages } from '../../messages.fields'
import { columnSettings } from './row-groups'

type ColumnWidthsProps = { readonly row: DocumentRow; readonly change: (row: DocumentRow) => void }

/** How wide each column of a row is; also the only one, which the outline does not show by itself. */
export const ColumnWidths = ({ row: { columns, ...row }, change }: ColumnWidthsProps) => (
  <SimpleGrid cols={columns.length === 1 ? 1 : 2} spacing="sm">
    {columns.map((column, place) => (
      <SettingField
        key={keyOf(column)}
        setting={widthSetting(place + 1, columns.length)}
        value={column.span}
        change={(span) => change({ ...row, columns: columns.with(place, widened(column, span)) })}
      />
    ))}
  </SimpleGrid>
)

const widened = (column: DocumentColumn, span: unknown): DocumentColumn =>
  inPlaceOf(column, { ...column, span: span as DocumentColumn['span'] })

/** The same choices as those of the column itself, under a name that tells the columns apart. */
const widthSetting = (number: number, of: number): Setting => {
  const [{ help: _help, ...setting }] = columnSettings as readonly [Setting]
  return { ...setting, label: messages.widthOf(number, of) }
}
