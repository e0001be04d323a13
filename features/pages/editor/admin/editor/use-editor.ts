import { useAdmin } from '@frontage/kit/admin/screen'
import { useState } from 'react'
import { type DocumentPath, type PageDocument, partAt, placeOfPath } from '../../../admin/document/document'
import { keyOf, placeOfKey } from '../../../admin/document/keys'
import type { ValidationIssue } from '../../../validation-issue'
import { messages } from '../../messages'
import type { Editing } from './page-editing'
import { useDocument } from './use-document'

export type EditorProps = {
  readonly document: PageDocument
  readonly change: (next: PageDocument) => void
  readonly faults: readonly ValidationIssue[]
  /** A path as faults have it: what stands there is selected. */
  readonly focusAt?: string | undefined
}

const keyAt = (document: PageDocument, place: DocumentPath | undefined): string | undefined => {
  const part = place && partAt(document, place)
  return part && keyOf(part)
}

export function useEditor({ document: given, change, faults, focusAt }: EditorProps): Editing {
  const { announce } = useAdmin()
  const { history, now, edit, settle, undo, redo } = useDocument(given, change)
  const [selected, select] = useState(() => keyAt(given, focusAt === undefined ? undefined : placeOfPath(focusAt)))
  const [asked, setAsked] = useState(focusAt)
  const document = history.now
  if (focusAt !== asked) {
    setAsked(focusAt)
    select(keyAt(document, focusAt === undefined ? undefined : placeOfPath(focusAt)))
  }
  const place = selected === undefined ? undefined : placeOfKey(document, selected)
  return {
    document,
    faults,
    selected: place && selected,
    place,
    part: place && partAt(document, place),
    select,
    edit: (edited, said, mark) => {
      const isPlaced = 'document' in edited
      const next = isPlaced ? edited.document : edited
      if (next === now()) return
      edit(next, mark)
      if (isPlaced) select(keyAt(next, edited.place))
      if (said) announce(said)
    },
    settle: (change) => settle(change(now())),
    undo: () => {
      undo()
      announce(messages.undone)
    },
    redo: () => {
      redo()
      announce(messages.redone)
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
