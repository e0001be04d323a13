const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n')

const hello = 'Hello {name},'

/** E-mails to people about their account, in the language that each of them reads the admin in. */
export const accountMailTexts = {
  /** To somebody who is to look after the site, too. */
  invitation: {
    subject: '{site}: you are invited to help with the website',
    text: paragraphs(
      hello,
      '{by} invites you to help look after the website of {site}. Choose a password here, and you are in:',
      '{link}',
      'The link works once, within the next 7 days. If you do not know what this is about, you can ignore this e-mail.',
    ),
  },
  /** To a new owner. */
  welcome: {
    subject: '{site}: your site is ready',
    text: paragraphs(
      hello,
      'Your site is set up, and you are its owner.',
      'Sign in here: {address}',
      'If you did not set up this site, somebody else has used the set-up token from the server. Please tell the person who runs the server at once.',
    ),
  },
  /** To whoever forgot their password. */
  reset: {
    subject: '{site}: choose a new password',
    text: paragraphs(
      hello,
      'We received a request to reset your password. Choose a new one here:',
      '{link}',
      'The link works once, within the next hour. If you did not ask for it, you can ignore this e-mail: your password stays the same.',
    ),
  },
  /** After that, or after a change while signed in. */
  changed: {
    subject: '{site}: your password was changed',
    text: paragraphs(
      hello,
      'The password of your account was changed, and everyone who was signed in to it has been signed out.',
      'If you did not change it, somebody else may be able to read your e-mails. Please tell the person who runs the site at once.',
    ),
  },
  changedHere: {
    subject: '{site}: your password was changed',
    text: paragraphs(
      hello,
      'The password of your account was changed on {at}. You are still signed in where you changed it; all other devices have been signed out.',
      'If you did not change it, choose a new password at once: use “Forgot your password?” where you sign in.',
    ),
  },
  /** After a sign-in with a browser that the account does not know. */
  newDevice: {
    subject: '{site}: new sign-in to your account',
    text: paragraphs(
      hello,
      'Somebody signed in to your account with a device that has not been used for it before:',
      'Device: {device}\nNetwork: {network}\nTime: {at}',
      'If this was you, there is nothing to do.',
      'If it was not you, change your password and sign out all other devices at once: {address}',
    ),
  },
  /** The device, where its browser says something of itself, and where it does not. */
  deviceOn: '{browser} on {system}',
  someBrowserOn: 'A browser on {system}',
  appleMobile: 'iPhone or iPad',
  unknownDevice: 'Unknown device',
  /** To the new address, with the link that confirms it. */
  confirmEmail: {
    subject: '{site}: confirm your new e-mail address',
    text: paragraphs(
      hello,
      'You want to sign in with this e-mail address from now on. Confirm it here:',
      '{link}',
      'The link works once, within the next 24 hours. If you did not ask for it, you can ignore this e-mail: nothing changes.',
    ),
  },
  /** To the address that still signs in. */
  emailAsked: {
    subject: '{site}: your e-mail address is about to change',
    text: paragraphs(
      hello,
      'On {at} a new e-mail address was entered for your account: {email}. It replaces this one once the link that we sent there is opened. Until then you sign in as before.',
      'If you did not do this, choose a new password at once, which also cancels the change: {address}',
    ),
  },
  /** To the old and to the new address after that was changed. */
  emailChanged: {
    subject: '{site}: your e-mail address was changed',
    text: paragraphs(
      hello,
      'The e-mail address of your account was changed from {before} to {now}. Use the new one to sign in.',
      'If you did not change it, please tell the person who runs the site at once.',
    ),
  },
  /** While somebody guesses. */
  guessed: {
    subject: '{site}: somebody is trying to sign in to your account',
    text: paragraphs(
      hello,
      'Somebody has tried many wrong passwords for your account. Nobody got in, and further tries are slowed down.',
      'You can sign in as usual with the devices you have used before. On a new device you may have to wait a few minutes, or choose a new password by e-mail.',
      'A passkey or one-time codes protect your account even if somebody learns your password: {address}',
    ),
  },
  /** When somebody who knows the password fails at the second step. */
  codesGuessed: {
    subject: '{site}: somebody knows your password',
    text: paragraphs(
      hello,
      'Somebody entered the right password for your account, but several wrong codes. Nobody got in.',
      'If this was not you, change your password now: {address}',
    ),
  },
  /** After the second step or a passkey changed. */
  security: {
    subject: '{site}: the sign-in of your account was changed',
    text: paragraphs(
      hello,
      '{what} ({at})',
      'If you did not do this, change your password and check your sign-in settings at once: {address}',
    ),
  },
  /** What changed. */
  changes: {
    stepTurnedOn: 'One-time codes were turned on for your account.',
    stepTurnedOff: 'One-time codes were turned off for your account.',
    recoveryRenewed: 'New recovery codes were created for your account. The earlier ones no longer work.',
    recoveryUsed: 'A recovery code was used to sign in to your account. Codes left: {left}.',
    passkeyAdded: 'The passkey “{passkey}” was added to your account.',
    passkeyRemoved: 'The passkey “{passkey}” was removed from your account.',
    droppedByOperator: 'The person who runs the server turned off one-time codes and removed all passkeys of your account.',
  },
} as const

/** The weekly e-mail. */
export const weeklyMailTexts = {
  /** The first thing that happened stands in the subject. */
  subject: '{site}: {first}',
  heading: 'Your week at {site}',
  greeting: hello,
  lead: 'this is how {site} did, {days}.',
  days: '{since} to {until}',
  titles: { new: 'New', waiting: 'Waiting for you', fault: 'Needs a look', note: 'Good to know' },
  open: 'Open the admin',
  why: 'You get this every Monday because you look after this website.',
  off: 'Turn off this e-mail',
} as const
