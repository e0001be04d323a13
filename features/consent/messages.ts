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
  necessary: { name: 'Necessary', text: 'Without these the site does not work: they keep what you chose on this page, for example.' },
  /** The kinds of cookies that can be chosen. */
  categories: {
    preferences: { name: 'Preferences', text: 'They remember what you like, so that you need not set it again.' },
    statistics: { name: 'Statistics', text: 'They tell us which pages are read, so that we can make them better.' },
    marketing: {
      name: 'Videos, maps and marketing',
      text: 'Content of others, such as videos and maps, which may follow you across sites.',
    },
  },
})
