import { messages } from '../../messages'

export const View = () => (
  <div className="cookie-settings" data-plane="foot">
    <div className="wide">
      <button type="button" className="cookie-settings__open" data-consent-choice="open">
        {messages.settings}
      </button>
    </div>
  </div>
)
