import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen'

type Props = { readonly address: string; readonly children: ReactNode }
type State = { readonly error: unknown; readonly address: string }

/** Says what happened where a screen broke; another address, or another try, starts it anew. */
export class CatchBoundary extends Component<Props, State> {
  override state: State = { error: undefined, address: this.props.address }

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error: error ?? new Error('a screen broke') })

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { error: undefined, address }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <ErrorScreen error={error} reset={() => this.setState({ error: undefined })} />
  }
}
