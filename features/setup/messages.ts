import { texts } from '@frontage/kit/texts'

/** The page before the site is opened. */
export const messages = texts('setup.opening', {
  /** Below the name of the business, where something is known of how to reach it. */
  soon: 'Our website opens soon. Until then, this is how you reach us.',
  /** Where nothing is known. */
  onlySoon: 'This website opens soon.',
  /** Before a phone number, an e-mail address, an address and the opening hours. */
  phone: 'Phone',
  email: 'E-mail',
  visit: 'Visit',
  hours: 'Hours',
  byAppointment: 'By appointment',
  /** Leads the owner to the sign-in. */
  signIn: 'Sign in',
  /** Only the signed-in owner reads this line and its link. */
  onlyYou: 'Only you see this line. Visitors see the page below.',
  continue: 'Continue setting up',
})
