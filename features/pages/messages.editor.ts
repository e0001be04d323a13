import type { PartKind } from './admin/document/document'

const kinds: Readonly<Record<PartKind, string>> = { row: 'Row', column: 'Column', module: 'Part' }

/** What owners read in the page editor. */
export const messages = {
  kinds,
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone.',
  moved: 'Moved.',
  redone: 'Done again.',
} as const
