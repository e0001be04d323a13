/** What people read around signing in and accounts. */
export const messages = {
  /** After a wrong password, for an unknown email and for a disabled account alike. */
  wrongCredentials: 'The e-mail address or the password is wrong.',
  /** When too many sign-ins failed from this address. */
  tooManyTries: 'Too many tries. Please wait a few minutes, then try again.',
  /** When somebody guesses the password of an account from many networks. */
  guarded:
    'Too many people have tried to sign in to this account. Wait a few minutes, use a device you have signed in with before, or choose a new password by e-mail.',
  /** When a code for the second step is wrong, was used before, or is too old. */
  wrongCode: 'This code is wrong or was already used. Enter the newest one.',
  /** When the second step comes too late, or without the first one. */
  stepGone: 'Please start again with your password.',
  /** When the second step is set up already, or not yet. */
  stepIsOn: 'One-time codes are already on.',
  stepIsOff: 'Start setting up one-time codes again.',
  /** When a passkey did not work. */
  wrongPasskey: 'This passkey did not work here. Try again, or sign in with your password.',
  passkeyTwice: 'This passkey is already in your list.',
  noPasskeys: 'Passkeys need a site address with a name, such as https://example.com.',
  tooManyPasskeys: 'Remove a passkey before you add another one.',
  noSuchPasskey: 'This passkey was already removed.',
  noSuchSession: 'This device was already signed out.',
  /** When owners have to have a second step, and the last one would go. */
  stepRequired: 'Owners of this site need a second step. Add a passkey or turn on one-time codes first.',
  /** When an owner asks others for what they do not have. */
  ownStepFirst: 'Set up a passkey or one-time codes for yourself first.',
  /** When the current password is wrong while choosing a new one. */
  wrongCurrentPassword: 'This is not your current password.',
  /** When a new password is among the first that anybody would try. */
  breachedPassword: 'This password is on lists of stolen passwords. Try a short sentence that only you know.',
  guessablePassword: 'This password is easy to guess. Try a short sentence that only you know.',
  /** When the site has its owner. */
  alreadySetUp: 'This site is already set up. Please sign in.',
  /** When the token of the set-up page is not the one that the server printed. */
  wrongSetUpToken: 'This is not the token that the server printed when it last started. Copy it again from there.',
  /** When an account with this email exists. */
  emailTaken: 'There is already an account with this e-mail address.',
  /** When the new address is the one that signs in already. */
  sameEmail: 'You already sign in with this e-mail address.',
  /** When no new address waits for its link any more. */
  noNewEmail: 'The new e-mail address was already confirmed, or the change was cancelled.',
  /** At a link to a new address that was used, replaced by a newer one, or left for a day. */
  newEmailGone: 'This link has expired or was already used. Sign in and change your e-mail again.',
  /** When an account is gone. */
  noSuchAccount: 'This account does not exist.',
  /** When somebody who was removed is invited again. */
  wasRemoved: 'This person was removed. Restore their access in the list of removed people.',
  /** When somebody who is here is brought back. */
  isHere: 'This person was not removed, or was deleted for good.',
  /** When somebody has accepted their invitation. */
  hasAccepted: 'This person has signed in already. They can choose a new password where they sign in.',
  /** When somebody would remove themselves. */
  notYourself: 'You cannot remove yourself. Another owner can.',
  /** When a change would leave the site without an owner. */
  lastOwner: 'A site needs at least one owner. Make somebody else an owner first.',
  /** At a link to choose a new password that has been used, replaced by a newer one, or left for an hour. */
  resetGone: 'This link has expired or was already used. Request a new one.',
  /** On the console, while the site has no owner. */
  setUpNotice: (address: string, token: string) =>
    `Set up   ${address}/set-up#${token} (valid until this or another server of the site starts again)`,
  /** On the console of a demo, until its owner chooses a password. */
  demoNotice: (email: string, password: string) => `Sign in  ${email} with the password ${password}`,
} as const
