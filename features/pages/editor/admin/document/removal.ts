import type { DocumentPath, PageDocument, Row } from '../../../admin/document/document'
import { type Edited, removeAt, replaceAt } from './edits'
import { fitted } from './layouts'

/** Takes something away and hands back what is selected then. A row without columns goes with its last one. */
export function taken(document: PageDocument, place: DocumentPath): Edited {
  const [row, column, module] = place
  if (column === undefined) return takenRow(document, row)
  if (module === undefined) return takenColumn(document, row, column)
  const after = removeAt(document, place)
  const left = after.rows[row]?.columns[column]?.modules.length ?? 0
  return { document: after, place: left > 0 ? [row, column, Math.min(module, left - 1)] : [row] }
}

function takenRow(document: PageDocument, row: number): Edited {
  const after = removeAt(document, [row])
  return { document: after, place: after.rows.length > 0 ? [Math.min(row, after.rows.length - 1)] : undefined }
}

function takenColumn(document: PageDocument, row: number, column: number): Edited {
  if ((document.rows[row]?.columns.length ?? 0) < 2) return takenRow(document, row)
  return { document: replaceAt<Row>(removeAt(document, [row, column]), [row], fitted), place: [row] }
}
