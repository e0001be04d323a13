import { createContext, use, useSyncExternalStore } from 'react'
import type { PageDocument, PageNode } from '../../../../admin/document/document'
import { partsIn } from '../puck/from-puck'
import type { RenderedCanvas } from './draw'
import type { Drawing } from './drawing'

/** What the canvas draws from. It tells its parts by itself when something changed: only they are drawn anew. */
export class CanvasStore {
  readonly drawing: Drawing
  /** The page inside the canvas, once it is there. */
  page: Document | undefined
  #document: PageDocument
  #parts: ReadonlyMap<string, PageNode>
  readonly #listeners = new Set<() => void>()

  constructor(document: PageDocument, drawing: Drawing) {
    this.drawing = drawing
    this.#document = document
    this.#parts = partsIn(document)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly document = (): PageDocument => this.#document
  readonly part = (key: string): PageNode | undefined => this.#parts.get(key)

  opened(page: Document | undefined): void {
    this.page = page
    for (const listener of this.#listeners) listener()
  }

  show(document: PageDocument): void {
    if (document === this.#document) return
    this.#document = document
    this.#parts = partsIn(document)
    for (const listener of this.#listeners) listener()
  }
}

export const CanvasContext = createContext<CanvasStore | undefined>(undefined)

export function useCanvas(): CanvasStore {
  const store = use(CanvasContext)
  if (!store) throw new Error('this belongs inside the canvas')
  return store
}

export function usePart<P extends PageNode>(key: string): P | undefined {
  const { subscribe, part } = useCanvas()
  return useSyncExternalStore(subscribe, () => part(key)) as P | undefined
}

export function useDrawn(key: string): RenderedCanvas | undefined {
  const { drawing } = useCanvas()
  return useSyncExternalStore(drawing.subscribe, () => drawing.of(key))
}

/** What can be dragged is a group with a name, not a button to tab to: keys have the outline. */
export const named = (name: string) => ({ role: 'group', tabIndex: -1, 'aria-label': name }) as const
