/** What people read around signing in and accounts. */
export const messages = {
  /** After a wrong password, for an unknown email and for a disabled account alike. */
  wrongCredentials: 'The e-mail address or the password is wrong.',
  /** When too many sign-ins failed from this address. */
  tooManyTries: 'Too many tries. Please wait a few minutes, then try again.',
  /** When the current password is wrong while choosing a new one. */
  wrongCurrentPassword: 'This is not your current password.',
  /** When a new password is among the first that anybody would try. */
  guessablePassword: 'This password is easy to guess. A short sentence that only you know works well.',
  /** When the site has its owner. */
  alreadySetUp: 'This site has been set up. Please sign in.',
  /** When the token of the set-up page is not the one that the server printed. */
  wrongSetUpToken: 'This token is not the one that the server printed when it last started.',
  /** When an account with this email exists. */
  emailTaken: 'There is already an account with this e-mail address.',
  /** When an account is gone. */
  noSuchAccount: 'This account does not exist.',
  /** When a change would leave the site without an owner. */
  lastOwner: 'A site needs an owner. Make somebody else an owner first.',
  /** Letter to a new owner. */
  welcomeSubject: (site: string) => `${site}: your site is ready`,
  welcomeText: (name: string, address: string) =>
    [
      `Kia ora ${name},`,
      'your site is set up, and you are its owner.',
      `You sign in here: ${address}`,
      'If this was not you, somebody else has read the set-up token on the server: please tell whoever runs it at once.',
    ].join('\n\n'),
  /** At a link to choose a new password that has been used, replaced by a newer one, or left for an hour. */
  resetGone: 'This link is good no more: it works once, for an hour, and only the newest one does. Please ask for another.',
  /** Letter to whoever forgot their password. */
  resetSubject: (site: string) => `${site}: choose a new password`,
  resetText: (name: string, link: string) =>
    [
      `Kia ora ${name},`,
      'somebody, most likely you, has forgotten your password. Here you choose a new one:',
      link,
      'The link works once, within the next hour. If you did not ask for it, you need not do anything: your password stays as it is.',
    ].join('\n\n'),
  /** Letter after that. */
  changedSubject: (site: string) => `${site}: your password was changed`,
  changedText: (name: string) =>
    [
      `Kia ora ${name},`,
      'a new password was chosen for your account, and everybody who was signed in with it is signed out.',
      'If this was not you, somebody else can read your e-mails: please tell whoever runs the site at once.',
    ].join('\n\n'),
  /** On the console, while the site has no owner. */
  setUpNotice: (address: string, token: string) => `Set up   ${address}/set-up?token=${token} (good until the next start)`,
  /** On the console of a demo, until its owner chooses a password. */
  demoNotice: (email: string, password: string) => `Sign in  ${email} with the password ${password}`,
} as const
