import { messages } from '../../../messages'
import { Mark } from '../mark/mark.view'

/** Between light and dark. What is pressed is known in the browser only, and without a script the system decides. */
export const ColourSwitcher = () => (
  <button className="icon-button colour-switcher" type="button" aria-label={messages.darkColours} hidden>
    <Mark name="adjust" />
  </button>
)
