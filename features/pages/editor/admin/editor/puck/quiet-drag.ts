import { Accessibility } from '@dnd-kit/dom'
import { useDragDropManager } from '@dnd-kit/react'
import { useEffect } from 'react'

/**
 * Dragging is for the pointer: keys have the outline, and what was moved is announced by its name. What the drag and drop underneath
 * would say itself speaks of ids, in English, with attributes that groups may not carry.
 */
export function useQuietDrag(): void {
  const manager = useDragDropManager()
  useEffect(() => manager?.registry.plugins.unregister(Accessibility), [manager])
}
