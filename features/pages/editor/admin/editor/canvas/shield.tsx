import { Component, type ReactNode } from 'react'

/** Settings that do not fit may keep something from being drawn; what stands beside it stays. */
export class Shield extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = (): ReactNode => (this.state.isBroken ? null : this.props.children)
}
