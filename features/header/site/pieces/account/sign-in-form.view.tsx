import { Icon } from '@frontage/parts/icon'
import { messages } from '../../../messages'
import { FORGOTTEN } from '../../../wire.address'

/** The popup of the header: a dialog of the browser's own, which holds the focus and gives it back. */
export const SignInForm = () => (
  <dialog className="sign-in" aria-labelledby="sign-in-title">
    <form className="sign-in__form" method="dialog">
      <h2 className="sign-in__title" id="sign-in-title">
        {messages.logIn}
      </h2>
      <label className="sign-in__label" htmlFor="sign-in-email">
        {messages.email}
      </label>
      <input className="sign-in__field" id="sign-in-email" name="email" type="email" autoComplete="username" maxLength={254} required />
      <label className="sign-in__label" htmlFor="sign-in-password">
        {messages.password}
      </label>
      <input
        className="sign-in__field"
        id="sign-in-password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={2000}
        required
      />
      <a className="text-link sign-in__forgotten" href={FORGOTTEN}>
        {messages.forgotten}
      </a>
      <p className="sign-in__problem" role="alert" data-refused={messages.notSignedIn} data-offline={messages.offline} />
      <button className="button" type="submit">
        {messages.logIn}
      </button>
    </form>
    <button className="icon-button sign-in__close" type="button" aria-label={messages.closeLogIn}>
      <Icon name="close" />
    </button>
  </dialog>
)
