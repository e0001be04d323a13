/** What people read around signing in and accounts. */
export const messages = {
  /** After a wrong password, for an unknown email and for a disabled account alike. */
  wrongCredentials: 'The e-mail address or the password is wrong.',
  /** When too many sign-ins failed from this address. */
  tooManyTries: 'Too many tries. Please wait a few minutes, then try again.',
  /** When the current password is wrong while choosing a new one. */
  wrongCurrentPassword: 'This is not your current password.',
  /** When a new password is among the first that anybody would try. */
  guessablePassword: 'This password is easy to guess. Try a short sentence that only you know.',
  /** When the site has its owner. */
  alreadySetUp: 'This site is already set up. Please sign in.',
  /** When the token of the set-up page is not the one that the server printed. */
  wrongSetUpToken: 'This is not the token that the server printed when it last started. Copy it again from there.',
  /** When an account with this email exists. */
  emailTaken: 'There is already an account with this e-mail address.',
  /** When an account is gone. */
  noSuchAccount: 'This account does not exist.',
  /** When a change would leave the site without an owner. */
  lastOwner: 'A site needs at least one owner. Make somebody else an owner first.',
  /** E-mail to a new owner. */
  welcomeSubject: (site: string) => `${site}: your site is ready`,
  welcomeText: (name: string, address: string) =>
    [
      `Hello ${name},`,
      'Your site is set up, and you are its owner.',
      `Sign in here: ${address}`,
      'If you did not set up this site, somebody else has used the set-up token from the server. Please tell whoever runs the server at once.',
    ].join('\n\n'),
  /** At a link to choose a new password that has been used, replaced by a newer one, or left for an hour. */
  resetGone: 'This link has expired or was already used. Request a new one.',
  /** E-mail to whoever forgot their password. */
  resetSubject: (site: string) => `${site}: choose a new password`,
  resetText: (name: string, link: string) =>
    [
      `Hello ${name},`,
      'We received a request to reset your password. Choose a new one here:',
      link,
      'The link works once, within the next hour. If you did not ask for it, you can ignore this e-mail: your password stays the same.',
    ].join('\n\n'),
  /** E-mail after that. */
  changedSubject: (site: string) => `${site}: your password was changed`,
  changedText: (name: string) =>
    [
      `Hello ${name},`,
      'The password of your account was changed, and everyone who was signed in to it has been signed out.',
      'If you did not change it, somebody else may be able to read your e-mails. Please tell whoever runs the site at once.',
    ].join('\n\n'),
  /** On the console, while the site has no owner. */
  setUpNotice: (address: string, token: string) => `Set up   ${address}/set-up?token=${token} (valid until the server restarts)`,
  /** On the console of a demo, until its owner chooses a password. */
  demoNotice: (email: string, password: string) => `Sign in  ${email} with the password ${password}`,
} as const
