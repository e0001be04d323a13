import {
  type Announcements,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type Draft, draftFields } from '../draft/draft'
import { moveField, placeOf } from '../draft/edits'
import { useBuild } from './build'

const FARTHER_THAN_A_CLICK = 6

/** Fields that are dragged, with the pointer or with the space bar and the arrow keys. */
export function useDragging() {
  const { draft, change } = useBuild()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: FARTHER_THAN_A_CLICK } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const to = over ? landing(draft, String(over.id)) : undefined
    if (to) change((before) => moveField(before, String(active.id), to))
  }
  return { sensors, onDragEnd, accessibility: { announcements: announcements(draft), screenReaderInstructions } }
}

const screenReaderInstructions = {
  draggable: 'Press Space to pick up the field, the arrow keys to move it, Space again to drop it, or Escape to cancel.',
}

/** Over a field: its place. Over a step: its end. */
function landing(draft: Draft, over: string) {
  const step = draft.steps.findIndex(({ key }) => key === over)
  return step >= 0 ? { step, index: draft.steps[step]!.fields.length } : placeOf(draft, over)
}

function announcements(draft: Draft): Announcements {
  const nameOf = (id: UniqueIdentifier): string => {
    const field = draftFields(draft).find(({ key }) => key === id)
    const step = draft.steps.findIndex(({ key }) => key === id)
    return field ? field.label || field.name : `step ${step + 1}`
  }
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is over ${nameOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is dropped${over ? ` at ${nameOf(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} was not moved.`,
  }
}
