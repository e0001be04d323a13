import { useAdmin } from '@frontage/kit/admin/screen'
import { useDiscard } from '@frontage/parts/admin/save-bar'
import type { ValidationIssue } from '@frontage/parts/admin/setting'
import { useLeaveGuard } from '@frontage/parts/admin/use-leave-guard'
import { useReducer, useState } from 'react'
import { messages } from '../../messages.admin'
import { type Draft, draftFields, toDraft } from '../draft/draft'
import { beginHistory, isChanged, nextHistory } from '../draft/history'
import { issuesOf } from '../draft/validation-issues'
import type { StoredForm } from '../keys'
import type { Build, FormWidget } from './build'
import { useSave } from './use-save'

/** One form being built: what was decided, what can be taken back, and what is kept. */
export function useBuilder(stored: StoredForm, widget: FormWidget) {
  const { announce } = useAdmin()
  const [history, tell] = useReducer(nextHistory, stored, ({ form }) => beginHistory(toDraft(form)))
  const [open, setOpen] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const saving = useSave(stored, {
    saved: (draft) => tell({ type: 'saved', draft }),
    replaced: ({ form }) => tell({ type: 'replace', draft: toDraft(form) }),
  })
  const draft = history.now
  const faults = isAsked ? issuesOf(draft) : []
  const changed = isChanged(history)
  const question = useLeaveGuard(changed)
  const build: Build = {
    draft,
    change: (to, mark = '') => tell({ type: 'change', to, mark }),
    faults: [...faults, ...refusalIn(saving.failure)],
    stored,
    widget,
    signing: saving.signing,
    open,
    setOpen,
    undo: () => tell({ type: 'undo' }),
    savedName: ({ key }) => (stored.entries > 0 ? nameIn(history.kept, key) : undefined),
  }
  return {
    build,
    saving,
    question,
    isChanged: changed,
    discard: useDiscard(draft, history.kept, (now) => tell({ type: 'change', to: () => now })),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    redo: () => tell({ type: 'redo' }),
    /** Saves; or shows what keeps it from being saved, and hands it back. */
    save: (): readonly ValidationIssue[] => {
      const found = issuesOf(draft)
      setAsked(found.length > 0)
      if (found.length > 0) announce(messages.editor.faulty(found.length))
      else if (!saving.isSaving) saving.save(draft)
      return found
    },
  }
}

const nameIn = (draft: Draft, key: string): string | undefined => draftFields(draft).find((field) => field.key === key)?.name

const refusalIn = (failure: { readonly text: string; readonly field: string | undefined } | undefined): ValidationIssue[] =>
  failure?.field ? [{ path: failure.field, text: failure.text }] : []
