import { Component, type ReactNode } from 'react'

type Props = {
  /** Another value starts anew: the address of a screen, whether a dialog is open. */
  readonly anewWith?: unknown
  /** Told once, after something has failed. */
  readonly caught?: () => void
  /** Stands in place of what failed; `retry` draws that again. */
  readonly failed: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}
type State = { readonly error: unknown; readonly anewWith: unknown }

/** Holds what breaks inside it, so that everything around it goes on. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: undefined, anewWith: this.props.anewWith }

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error: error ?? new Error('a part broke') })

  static getDerivedStateFromProps({ anewWith }: Props, state: State): State | null {
    return anewWith === state.anewWith ? null : { error: undefined, anewWith }
  }

  override componentDidCatch(): void {
    this.props.caught?.()
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.failed(error, () => this.setState({ error: undefined }))
  }
}
