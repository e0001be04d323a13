import { texts } from '@frontage/kit/texts'

/** Header and footer. What people read or hear around every page. */
export const messages = texts('header.header', {
  /** Spoken name of the button that opens the menu on narrow screens. */
  menu: 'Menu',
  /** Spoken name of the button that closes a flyout or a full screen menu. */
  closeMenu: 'Close menu',
  /** Spoken name of the links in the header. */
  mainNavigation: 'Main',
  /** Spoken name of the button that opens the links below another one. */
  submenu: 'More under {label}',
  /** Spoken name of the button that leads to the top of the page. */
  toTop: 'Back to top',
  /** Spoken name of the button between light and dark colours. */
  darkColours: 'Dark colours',
  /** Spoken name of the button that opens the search, and of the search itself. */
  search: 'Search',
  /** In the empty field of the search. */
  searchHint: 'Search…',
  /** Above the field of a search over everything. */
  searchInvitation: 'Start typing and press enter to search',
  /** Closes that search. */
  closeSearch: 'Close search',
  /** Spoken name of what is found while somebody types; and what is said of it. */
  found: 'Results',
  foundSome: 'results. Use the arrow keys to move through them.',
  foundNone: 'Nothing found so far.',
  /** Spoken name of the strip that stays at the lower edge of the window. */
  atHand: 'Quick actions',
  /** Opens the sign-in; and its heading. */
  logIn: 'Log in',
  /** Closes the sign-in. */
  closeLogIn: 'Close popup',
  /** Fields of the sign-in. */
  email: 'E-mail',
  password: 'Password',
  /** Leads to where a new password is chosen. */
  forgotten: 'Forgot your password?',
  /** One text for every reason why somebody is not signed in. */
  notSignedIn: 'That did not work. Check your e-mail and password, and try again.',
  /** When the site does not answer. */
  offline: 'The site cannot be reached right now. Please try again in a minute.',
  /** Instead of Log in, for whoever is signed in; and what it leads to. */
  account: 'My account',
  toAdmin: 'Go to the admin',
  logOut: 'Log out',
})
