import { useAdmin } from '@frontage/kit/admin/screen'
import { useEffect, useRef } from 'react'
import { messages } from '../../messages.admin'
import type { DraftField } from '../draft/draft'
import { copyField, moveField, nudgeField, placeOf, removeField } from '../draft/edits'
import { useBuild } from './build'

export type FieldActions = ReturnType<typeof useFieldActions>['actions']

/** What the focus goes to once the list has changed: `data-action` in the row of this key. */
type Wanted = { readonly key: string; readonly action: string }

/** Moves, copies and removes fields; the focus stays with the field, wherever it goes. */
export function useFieldActions() {
  const { announce, notify } = useAdmin()
  const { draft, change, undo } = useBuild()
  const place = useRef<HTMLDivElement>(null)
  const wanted = useRef<Wanted>(undefined)
  useEffect(() => {
    const next = wanted.current
    if (!next) return
    const row = place.current?.querySelector(`[data-field="${next.key}"]`)
    const target = row?.querySelector<HTMLElement>(
      `[data-action="${next.action}"] input, [data-action="${next.action}"] textarea, button[data-action="${next.action}"]`,
    )
    if (!target) return
    wanted.current = undefined
    target.focus()
  })
  const focusSoon = (key: string, action: string): void => {
    wanted.current = { key, action }
  }
  const moved = (field: DraftField, next: typeof draft): void => {
    const at = placeOf(next, field.key)
    const hasMoved = at !== undefined && next !== draft
    if (hasMoved) change(() => next)
    announce(
      hasMoved ? messages.editor.moved(field.label || field.name, at.step + 1, at.index + 1, next.steps.length) : messages.editor.stays,
    )
  }
  return {
    place,
    focusSoon,
    actions: {
      nudge: (field: DraftField, by: -1 | 1): void => {
        focusSoon(field.key, by < 0 ? 'up' : 'down')
        moved(field, nudgeField(draft, field.key, by))
      },
      moveTo: (field: DraftField, step: number): void => {
        focusSoon(field.key, 'more')
        moved(field, moveField(draft, field.key, { step, index: draft.steps[step]?.fields.length ?? 0 }))
      },
      copy: (field: DraftField): void => change((before) => copyField(before, field.key)),
      remove: (field: DraftField): void => {
        change((before) => removeField(before, field.key))
        const text = `Removed: ${field.label || field.name}.`
        announce(text)
        notify({ id: 'field', text, action: { label: 'Undo', run: undo } })
      },
    },
  }
}
