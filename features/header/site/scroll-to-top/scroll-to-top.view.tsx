import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { messages } from '../../messages'
import { Mark } from '../pieces/mark/mark.view'
import type { block } from './scroll-to-top.block'

/** A link, so that it leads to the top without a script too; the script only hides it where the top is near. A landmark, since it stands in none. */
export function View({ props: { devices, side } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <nav className="to-top" aria-label={messages.toTop}>
      <a className="scroll-to-top" href="#top" aria-label={messages.toTop} data-devices={devices} data-side={side}>
        <span aria-hidden="true">{messages.toTop}</span>
        <Mark name="top" />
      </a>
    </nav>
  )
}
