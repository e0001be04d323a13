import { Icon } from '@frontage/parts/icon'
import { messages } from '../../../messages'
import { ADMIN } from '../../../wire.address'
import { SignInForm } from './sign-in-form.view'

export type AccountProps = {
  readonly look: 'icon' | 'text'
  readonly signedOut: 'link' | 'popup'
  readonly signedIn: 'link' | 'menu'
}

/**
 * Pages are the same for everybody, so this is a link to the admin until somebody presses it: only then is asked who that is.
 * Without a script it stays that link, and the admin asks for the sign-in.
 */
export const Account = ({ look, signedOut, signedIn }: AccountProps) => (
  <div className="account" data-out={signedOut} data-in={signedIn}>
    <a
      className={look === 'icon' ? 'icon-button account__link' : 'text-link account__link'}
      href={ADMIN}
      aria-label={look === 'icon' ? messages.logIn : undefined}
      data-known={messages.account}
    >
      {look === 'icon' ? <Icon name="person" /> : messages.logIn}
    </a>
    {signedIn === 'menu' && <AccountMenu />}
    {signedOut === 'popup' && <SignInForm />}
  </div>
)

const AccountMenu = () => (
  <div className="account__menu" popover="auto">
    <p className="account__name" />
    <a className="account__way" href={ADMIN}>
      {messages.toAdmin}
    </a>
    <button className="account__way" type="button">
      {messages.logOut}
    </button>
  </div>
)
