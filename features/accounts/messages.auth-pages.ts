/** What people read on the pages before the admin. */
export const authMessages = {
  /** Goes before the title of a page whose form was refused, so that it is the first thing that is read out. */
  problem: 'Problem',
  email: 'E-mail',
  password: 'Password',
  name: 'Your name',
  showPassword: 'Show the password',
  backToSite: 'Back to website',
  backToSignIn: 'Back to sign-in',

  signIn: 'Sign in',
  signInLead: 'Manage your website, reviews and messages.',
  setUpBefore: 'This site is already set up. Sign in with your e-mail and password.',
  /** For whoever gave the right password, with a browser that keeps no cookie of this site. */
  notKept: 'Your password is right, but your browser did not keep the sign-in. Allow cookies for this site, then sign in again.',
  notKeptByHttp:
    'Your password is right, but browsers keep a sign-in only on an address that starts with https://. Open the site by that address, then sign in again.',
  forgot: 'Forgot your password?',
  passkey: 'Sign in with a passkey',
  yourPasskey: 'Use your passkey',

  stepTitle: 'One more step',
  stepLead: 'Your account is protected by a second step.',
  stepByPasskey: 'Your password is right. Now confirm it’s you with your passkey.',
  code: 'Code from your app',
  codeHelp: 'Six digits. Your app shows a new code every 30 seconds.',
  useRecovery: 'Use a recovery code',
  recovery: 'Recovery code',
  recoveryHelp: 'One of the codes you saved. Each works once.',
  signInWithRecovery: 'Sign in with this code',
  otherAccount: 'Sign in with another account',
  needsScript: 'Passkeys need JavaScript. Switch it on in your browser, then reload this page.',

  forgotLead: 'Enter your e-mail address, and we’ll send you a link to choose a new password.',
  forgotHelp: 'The address you sign in with.',
  sendLink: 'Send reset link',
  sentTitle: 'Check your e-mail',
  sentLead: (email: string) =>
    `If ${email} has an account here, an e-mail with a link is on its way. The link works once, within the next hour.`,
  sentHelp: 'Nothing after a few minutes? Check your spam folder. The person who runs the server can also create a link for you:',
  sentCommand: 'with your address.',

  setUpTitle: 'Set up your site',
  setUpLead: 'You’ll become the owner of this site and be signed in right away. This can only be done once.',
  token: 'Set-up token',
  tokenHelp: 'The server printed it when it started. Ask the person who runs the server.',
  emailHelp: 'You’ll use it to sign in.',
  setUp: 'Set up and sign in',
  newPasswordHelp: 'Use at least 10 characters. A short sentence works well.',

  resetTitle: 'Choose a new password',
  resetLead: 'Everyone who is signed in with the old one will be signed out.',
  newPassword: 'New password',
  resetSaved: 'Your new password is saved.',
  welcomeTitle: 'Welcome',
  welcomeLead: (site: string) => `Choose a password, and you can look after the website${site ? ` of ${site}` : ''}.`,
  welcomeSaved: 'Your password is saved.',
  savePassword: 'Save password',
  newLink: 'Request a new link',
  linkCode: 'Code from the link',
  linkCodeHelp: 'The part after the # in the link that was sent to you.',

  confirmTitle: 'Confirm your e-mail',
  confirmLead: 'From then on you sign in with the address that this link was sent to.',
  confirm: 'Confirm e-mail',
  confirmedTitle: 'E-mail confirmed',
  confirmed: (email: string) => `You now sign in with ${email}.`,
  continue: 'Continue',

  failed: 'Something went wrong on our side. Please try again.',
  awayTitle: 'The site is not responding',
  tryAgain: 'Try again',
}
