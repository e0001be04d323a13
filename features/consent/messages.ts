import { texts } from '@frontage/kit/texts'

/** Cookies. What visitors read when they are asked. */
export const messages = texts('consent.question', {
  /** Heading of the question, and its spoken name. */
  title: 'Cookies on this site',
  /** Below the heading. */
  text: 'We use cookies that the site needs to work. With your consent we use others too. You can change your mind at any time, at the foot of every page.',
  /** Leads to the page about privacy. */
  more: 'How we handle your data',
  /** The buttons that answer it. */
  accept: 'Accept all',
  reject: 'Reject all',
  /** Opens the dialog. */
  choose: 'Choose',
  /** Link at the foot of every page; and the heading of the dialog. */
  settings: 'Cookie settings',
  /** Keeps what was ticked. */
  save: 'Save my choice',
  close: 'Close',
  /** Beside the kind that cannot be switched off. */
  always: 'Always on',
  /** A kind of cookies, and what they are for. */
  necessary: { name: 'Necessary', text: 'The site does not work without these. They remember what you chose here, for example.' },
  /** The kinds of cookies that can be chosen. */
  categories: {
    preferences: { name: 'Preferences', text: 'They remember your settings, so you don’t have to choose them again.' },
    statistics: { name: 'Statistics', text: 'They tell us which pages are read, so that we can improve them.' },
    marketing: {
      name: 'Videos, maps and marketing',
      text: 'Content from other services, such as videos and maps, which may track you across websites.',
    },
  },
})
