type NewDevice = { readonly device: string; readonly network: string; readonly at: string; readonly address: string }
type NewAddress = { readonly email: string; readonly at: string; readonly address: string }

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
  wasRemoved: 'This person was removed. Bring them back from the list of removed people.',
  /** When somebody who is here is brought back. */
  isHere: 'This person was not removed, or was deleted for good.',
  /** When somebody has accepted their invitation. */
  hasAccepted: 'This person has signed in already. They can choose a new password where they sign in.',
  /** When somebody would remove themselves. */
  notYourself: 'You cannot remove yourself. Another owner can.',
  /** E-mail to somebody who is to look after the site, too. */
  invitationSubject: (site: string) => `${site}: you are invited to help with the website`,
  invitationText: (name: string, { by, site, link }: { readonly by: string; readonly site: string; readonly link: string }) =>
    [
      `Hello ${name},`,
      `${by} invites you to help look after the website of ${site}. Choose a password here, and you are in:`,
      link,
      'The link works once, within the next 7 days. If you do not know what this is about, you can ignore this e-mail.',
    ].join('\n\n'),
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
  changedHereText: (name: string, at: string) =>
    [
      `Hello ${name},`,
      `The password of your account was changed on ${at}. You are still signed in where you changed it; all other devices have been signed out.`,
      'If you did not change it, choose a new password at once: use “Forgot your password?” where you sign in.',
    ].join('\n\n'),
  /** E-mail after a sign-in with a browser that the account does not know. */
  newDeviceSubject: (site: string) => `${site}: new sign-in to your account`,
  newDeviceText: (name: string, { device, network, at, address }: NewDevice) =>
    [
      `Hello ${name},`,
      'Somebody signed in to your account with a device that has not been used for it before:',
      `Device: ${device}\nNetwork: ${network}\nTime: ${at}`,
      'If this was you, there is nothing to do.',
      `If it was not you, change your password and sign out all other devices at once: ${address}`,
    ].join('\n\n'),
  /** E-mail to the new address, with the link that confirms it. */
  confirmEmailSubject: (site: string) => `${site}: confirm your new e-mail address`,
  confirmEmailText: (name: string, link: string) =>
    [
      `Hello ${name},`,
      'You want to sign in with this e-mail address from now on. Confirm it here:',
      link,
      'The link works once, within the next 24 hours. If you did not ask for it, you can ignore this e-mail: nothing changes.',
    ].join('\n\n'),
  /** E-mail to the address that still signs in. */
  emailAskedSubject: (site: string) => `${site}: your e-mail address is about to change`,
  emailAskedText: (name: string, { email, at, address }: NewAddress) =>
    [
      `Hello ${name},`,
      `On ${at} a new e-mail address was entered for your account: ${email}. It replaces this one once the link that we sent there is opened. Until then you sign in as before.`,
      `If you did not do this, choose a new password at once, which also cancels the change: ${address}`,
    ].join('\n\n'),
  /** E-mails to the old and to the new address after that was changed. */
  emailChangedSubject: (site: string) => `${site}: your e-mail address was changed`,
  emailChangedText: (name: string, before: string, now: string) =>
    [
      `Hello ${name},`,
      `The e-mail address of your account was changed from ${before} to ${now}. Use the new one to sign in.`,
      'If you did not change it, please tell whoever runs the site at once.',
    ].join('\n\n'),
  /** E-mail while somebody guesses. */
  guessedSubject: (site: string) => `${site}: somebody is trying to sign in to your account`,
  guessedText: (name: string, address: string) =>
    [
      `Hello ${name},`,
      'Somebody has tried many wrong passwords for your account. Nobody got in, and further tries are slowed down.',
      'You can sign in as usual with the devices you have used before. On a new device you may have to wait a few minutes, or choose a new password by e-mail.',
      `A passkey or one-time codes protect your account even if somebody learns your password: ${address}`,
    ].join('\n\n'),
  /** E-mail when somebody who knows the password fails at the second step. */
  codesGuessedSubject: (site: string) => `${site}: somebody knows your password`,
  codesGuessedText: (name: string, address: string) =>
    [
      `Hello ${name},`,
      'Somebody entered the right password for your account, but several wrong codes. Nobody got in.',
      `If this was not you, change your password now: ${address}`,
    ].join('\n\n'),
  /** E-mail after the second step or a passkey changed. */
  securitySubject: (site: string) => `${site}: the sign-in of your account was changed`,
  securityText: (name: string, what: string, at: string, address: string) =>
    [
      `Hello ${name},`,
      `${what} (${at})`,
      `If you did not do this, change your password and check your sign-in settings at once: ${address}`,
    ].join('\n\n'),
  stepTurnedOn: 'One-time codes were turned on for your account.',
  stepTurnedOff: 'One-time codes were turned off for your account.',
  recoveryRenewed: 'New recovery codes were created for your account. The earlier ones no longer work.',
  recoveryUsed: (left: number) => `A recovery code was used to sign in to your account. Codes left: ${left}.`,
  passkeyAdded: (name: string) => `The passkey “${name}” was added to your account.`,
  passkeyRemoved: (name: string) => `The passkey “${name}” was removed from your account.`,
  droppedByOperator: 'Whoever runs the server turned off one-time codes and removed all passkeys of your account.',
  /** On the console, while the site has no owner. */
  setUpNotice: (address: string, token: string) =>
    `Set up   ${address}/set-up#${token} (valid until this or another server of the site starts again)`,
  /** On the console of a demo, until its owner chooses a password. */
  demoNotice: (email: string, password: string) => `Sign in  ${email} with the password ${password}`,
} as const
