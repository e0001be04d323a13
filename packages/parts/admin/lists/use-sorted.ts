import type { UniqueIdentifier } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'

/** One of the things that `Sorting` puts in order: what its element is given, and what its handle is given. */
export function useSorted(id: UniqueIdentifier, isOff = false) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled: isOff })
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`
  return {
    element: { ref: setNodeRef, 'data-dragging': isDragging || undefined, style: { transform: moved ?? undefined, transition } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  }
}
