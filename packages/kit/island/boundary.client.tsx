import { Component, type ReactNode } from 'react'
import { type Filled, filledIn, keepFilled } from './visitor-state/filled.client'

type BoundaryProps = {
  readonly root: HTMLElement
  /** Puts back what the server drew, with what was typed since. */
  readonly failed: (reason: unknown, typed: Filled) => void
  readonly children: ReactNode
}

/** Stands around the view of an island: where its code fails, while it is taken over or later, the island becomes plain again. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  #typed: Filled = []
  /** React sets some fields to what they were drawn with; what visitors have made of them meanwhile goes before that. */
  #restore = keepFilled(this.props.root)

  override componentDidMount(): void {
    this.#restore()
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(reason: unknown): void {
    this.props.failed(reason, this.#typed)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    // The last moment in which the fields are still there.
    this.#typed = filledIn(this.props.root)
    return null
  }
}
