/** What is said about the weekly e-mail in the admin; what stands in it is in `messages.mail.ts`. */
export const weeklyMessages = {
  label: 'Weekly e-mail',
  help: 'Every Monday at 8:00: new reviews and messages, what waits for you, and what went wrong. Nothing is sent when there is nothing to say.',
  on: 'You will get the weekly e-mail.',
  turnedOff: 'The weekly e-mail is off.',
  job: 'Send the weekly e-mail',
} as const
