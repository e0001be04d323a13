import type { DocumentPath, PageDocument, PageNode } from '../../../admin/document/document'
import type { ValidationIssue } from '../../../validation-issue'
import type { Edited } from '../document/edits'

/** One page being edited: what all parts of the editor share. Things are known by their keys, which stay when they move. */
export type Editing = {
  readonly document: PageDocument
  readonly faults: readonly ValidationIssue[]
  /** Key, place and part of what is selected. */
  readonly selected: string | undefined
  readonly place: DocumentPath | undefined
  readonly part: PageNode | undefined
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

export type Panel = 'outline' | 'add' | 'settings' | 'page'

export type Entered = 'there' | 'fault'
