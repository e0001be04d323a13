import { Component, type ReactNode } from 'react'

type ShieldProps = { readonly instead: string; readonly children: ReactNode }

/** Whatever breaks inside a preview never takes the editor, and what was typed, with it. */
export class Shield extends Component<ShieldProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }
  static getDerivedStateFromError = (): { isBroken: boolean } => ({ isBroken: true })
  override render(): ReactNode {
    return this.state.isBroken ? <p>{this.props.instead}</p> : this.props.children
  }
}
