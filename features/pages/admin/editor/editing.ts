import { createContext, use } from 'react'
import type { Fault } from '../../fault'
import type { PageDocument, Part, Place } from '../document/document'
import type { Edited } from '../document/edits'
import type { CatalogueEntry } from '../fields/catalogue'
import type { Point } from './inline/use-writing'
import type { RichWriting } from './inline/write-rich'
import type { Deeds } from './use-deeds'
import type { Folds } from './use-folds'

/** One page being edited: what all parts of the editor share. Things are known by their keys, which stay when they move. */
export type Editing = {
  readonly document: PageDocument
  readonly faults: readonly Fault[]
  /** Key, place and part of what is selected. */
  readonly selected: string | undefined
  readonly place: Place | undefined
  readonly part: Part | undefined
  readonly select: (key: string | undefined) => void
  /** Keeps a changed document, selects what stands at its place, and says what happened. Same mark: the same step back. */
  readonly edit: (edited: Edited | PageDocument, said?: string, mark?: string) => void
  /** Adds to the last change what follows from it. */
  readonly settle: (change: (document: PageDocument) => PageDocument) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What can be done to it, and what blocks there are. */
export type Desk = Editing & {
  readonly deeds: Deeds
  readonly blocks: readonly CatalogueEntry[]
  readonly titles: (block: string) => string
  /** The panel that is in sight. */
  readonly panel: Shown
  /** Brings a panel into sight; `there`: the keyboard goes along; `fault`: to the first thing to mend. */
  readonly open: (panel: Panel, where?: Entered) => void
  /** Which sides of the canvas are folded away. */
  readonly folds: Folds
  /** Lets words be typed over on the page: those at this point of it, or the first. */
  readonly write: (key: string, at?: Point) => void
  /** The text that is being written there, when it is one with paragraphs. */
  readonly writing: RichWriting | undefined
}
export type Panel = 'outline' | 'add' | 'settings' | 'page'
export type Entered = 'there' | 'fault'
export type Shown = { readonly name: Panel; readonly entered: Entered | undefined }

export const EditingContext = createContext<Desk | undefined>(undefined)

export function useEditing(): Desk {
  const editing = use(EditingContext)
  if (!editing) throw new Error('this belongs inside the editor')
  return editing
}
