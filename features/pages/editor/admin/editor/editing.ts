import { createContext, use } from 'react'
import type { CatalogueEntry } from '../../../admin/catalogue'
import type { Point } from './inline/use-writing'
import type { RichWriting } from './inline/write-rich'
import type { Editing, Entered, Panel } from './page-editing'
import type { EditorActions } from './use-actions'
import type { Folds } from './use-folds'

/** What can be done to it, and what blocks there are. */
export type EditorContext = Editing & {
  readonly actions: EditorActions
  readonly blocks: readonly CatalogueEntry[]
  readonly titles: (block: string) => string
  /** The panel that is in sight. */
  readonly panel: PanelState
  /** Brings a panel into sight; `there`: the keyboard goes along; `fault`: to the first thing to mend. */
  readonly open: (panel: Panel, where?: Entered) => void
  /** Which sides of the canvas are folded away. */
  readonly folds: Folds
  /** Lets words be typed over on the page: those at this point of it, or the first. */
  readonly write: (key: string, at?: Point) => void
  /** The text that is being written there, when it is one with paragraphs. */
  readonly writing: RichWriting | undefined
}
export type PanelState = { readonly name: Panel; readonly entered: Entered | undefined }

export const EditingContext = createContext<EditorContext | undefined>(undefined)

export function useEditing(): EditorContext {
  const editing = use(EditingContext)
  if (!editing) throw new Error('this belongs inside the editor')
  return editing
}
