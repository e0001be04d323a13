import type { TitleOf } from '../../../admin/block-titles'
import { textsOf } from '../../../admin/texts'
import type { DocumentRow } from '../../../page'

const MOST = 60

/** What a row is, in a few words: its label, or what it says first, or what it is made of. */
export function savedRowWords(row: DocumentRow, titleOf: TitleOf): string {
  const modules = row.columns.flatMap((column) => column.modules)
  const says = row.label ?? textsOf(modules.map(({ props }) => props))[0]
  const text = says ?? ([...new Set(modules.map(({ block }) => titleOf(block)))].join(', ') || 'Empty')
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text
}
