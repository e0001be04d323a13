import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

/** Farther than a click, in pixels. */
const DRAG_FROM = 6

type SortingProps<Id extends UniqueIdentifier> = {
  readonly ids: readonly Id[]
  /** What the thing that is moved is called. */
  readonly nameOf: (id: Id) => string
  readonly shape?: 'list' | 'grid'
  /** `aside`: how far to the right of its place it was dropped, in pixels. */
  readonly move: (id: Id, to: number, aside: number) => void
  /** How far aside something is dropped says how deep it stands: a drop at its own place counts too. */
  readonly hasLevels?: boolean
  readonly children: ReactNode
}

const screenReaderInstructions = {
  draggable: 'Press space to pick up, use the arrow keys to move, press space again to drop, or escape to cancel.',
}

/** Things that are put in order: dragged with the pointer, or moved with the space bar and the arrow keys. */
export function Sorting<Id extends UniqueIdentifier>({ ids, nameOf, shape = 'list', hasLevels = false, move, children }: SortingProps<Id>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over, delta }: DragEndEvent): void => {
    const to = over ? ids.indexOf(over.id as Id) : -1
    if (to >= 0 && (hasLevels || active.id !== over?.id)) move(active.id as Id, to, delta.x)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcementsOf(ids, nameOf), screenReaderInstructions }}
    >
      <SortableContext items={[...ids]} strategy={shape === 'list' ? verticalListSortingStrategy : rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function announcementsOf<Id extends UniqueIdentifier>(ids: readonly Id[], nameOf: (id: Id) => string): Announcements {
  const named = (id: UniqueIdentifier): string => nameOf(id as Id)
  const placed = (id: UniqueIdentifier): string => `number ${ids.indexOf(id as Id) + 1} of ${ids.length}`
  const pickedUp = (id: UniqueIdentifier): string => `${named(id)} is picked up, ${placed(id)}.`
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    /** It is over itself first: what was just said is not talked over. */
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      return over.id === active.id ? pickedUp(active.id) : `${named(active.id)}: ${placed(over.id)}.`
    },
    onDragEnd: ({ active, over }) => `${named(active.id)} is dropped${over ? `, ${placed(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${named(active.id)} was not moved.`,
  }
}
