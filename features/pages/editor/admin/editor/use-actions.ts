import { useAdmin } from '@frontage/kit/admin/screen'
import type { CatalogueEntry } from '../../../admin/catalogue'
import type { Column, DocumentPath, Module, PageNode, Row } from '../../../admin/document/document'
import { messages } from '../../messages'
import { addModule } from '../document/clip'
import { duplicateAt, insertAt, replaceAt } from '../document/edits'
import { laidOut, rowOf } from '../document/layouts'
import { nameAt, standingAt, type Titles } from '../document/names'
import { taken } from '../document/removal'
import { stepTo } from '../document/steps'
import type { Editing } from './page-editing'
import { useClipboardActions } from './use-clip-actions'

export type EditorActions = ReturnType<typeof useActions>

/** Everything that can be done to what is selected, said aloud once it is done. */
export function useActions(editing: Pick<Editing, 'document' | 'place' | 'edit'>, titles: Titles) {
  const { document, place, edit } = editing
  const { announce } = useAdmin()
  const name = place ? nameAt(document, place, titles) : ''
  const insertRow = (row: Row): void => {
    const next: DocumentPath = [place ? place[0] + 1 : document.rows.length]
    edit({ document: insertAt(document, next, row), place: next }, messages.added(messages.kinds.row))
  }
  return {
    ...useClipboardActions(editing, name),
    add: ({ name: block, title, start }: CatalogueEntry): void =>
      edit(addModule(document, place, { block, props: structuredClone(start) } as Module), messages.added(title)),
    addRow: (spans: readonly Column['span'][]): void => insertRow(rowOf(spans)),
    insertRow,
    step: (way: -1 | 1): void => {
      if (!place) return
      const next = stepTo(document, place, way)
      if (next.document === document || !next.place) announce(messages.staysThere(name))
      else edit(next, messages.movedTo(name, standingAt(next.document, next.place)))
    },
    duplicate: (): void => place && edit(duplicateAt(document, place), messages.doubled(name)),
    remove: (): void => place && edit(taken(document, place), messages.removed(name)),
    layOut: (spans: readonly Column['span'][]): void =>
      place &&
      edit(
        replaceAt<Row>(document, [place[0]], (row) => laidOut(row, spans)),
        messages.laidOut,
      ),
    /** Changes what is selected; changes with one mark, one after the other, are one step back. */
    change: <P extends PageNode>(next: (before: P) => P, mark: string): void =>
      place && edit(replaceAt<P>(document, place, next), undefined, mark),
  }
}
