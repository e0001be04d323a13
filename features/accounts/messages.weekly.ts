/** The weekly e-mail, and what is said about it. */
export const weeklyMessages = {
  /** What the switch is called; the e-mail leads to it by this name. */
  label: 'Weekly e-mail',
  help: 'Every Monday at 8:00: new reviews and messages, what waits for you, and what went wrong. Nothing is sent when there is nothing to say.',
  on: 'You will get the weekly e-mail.',
  off: 'Turn off this e-mail',
  turnedOff: 'The weekly e-mail is off.',
  /** The first thing that happened stands in the subject. */
  subject: (site: string, [first]: readonly { readonly text: string }[]) => (first ? `${site}: ${first.text}` : `Your week at ${site}`),
  heading: (site: string) => `Your week at ${site}`,
  greeting: (name: string) => `Hello ${name.split(' ')[0]},`,
  lead: (site: string, days: string) => `this is how ${site} did, ${days}.`,
  days: (since: string, until: string) => `${since} to ${until}`,
  titles: { new: 'New', waiting: 'Waiting for you', fault: 'Needs a look', note: 'Good to know' },
  open: 'Open the admin',
  why: 'You get this every Monday because you look after this website.',
  job: 'Send the weekly e-mail',
} as const
