import type { PageName } from './spec'

/** What an owner reads while the site is set up, as far as the server says it. */
export const messages = {
  issues: {
    nameMissing: 'Please type the name of your business. It appears at the top of every page.',
    nameTooLong: 'This name is longer than 80 characters. Please shorten it.',
    kindTooLong: 'This is longer than 60 characters. Please shorten it.',
    phoneShort: 'This number looks too short. Please check it, or leave it empty.',
    phoneWrong: 'A phone number has digits, spaces and the signs + ( ) - / only. Please check it.',
    emailNoAt: 'This e-mail address has no @. Please check it.',
    emailWrong: 'This e-mail address cannot be right. Please check it.',
    tooLong: (most: number): string => `This is longer than ${most} characters. Please shorten it.`,
    timeWrong: 'Please type a time, such as 9:00.',
    closesEarly: (day: string): string =>
      `Closing time is before opening time on ${day}. If you close after midnight, tick “until the next day”.`,
    overlaps: (day: string): string => `The second opening time on ${day} begins before the first one ends.`,
    serviceNameless: 'Please type what this service is called, or remove it.',
    serviceTwice: 'There is already a service with this name.',
    priceWrong: 'A price is written as 45, 45.50 or “from 45”.',
    currencyWrong: 'Please choose a currency from the list.',
    fileGone: 'This picture is no longer there. Please choose another one.',
    noSuchLook: 'This look is not there. Please choose another one.',
  },
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  cannotSkip: 'The name of your business is needed. Everything else can wait.',
  nothingAnswered: 'Please type the name of your business first.',
  /** What to know about a page before it is looked at. */
  pages: {
    home: 'Heading and first sentence are our suggestion',
    services: aboutServices,
    about: 'Who you are and where to find you',
    contact: (email: string): string => `Messages go to ${email}`,
    contactNowhere: 'Say where messages should go',
    privacy: 'What this site stores about visitors',
    reviews: 'In the menu with your first review',
    projects: 'In the menu with your first project',
    news: 'In the menu once you have written something',
  },
  findings: {
    nameMissing: 'Your business has no name yet',
    emailMissing: 'Messages of the contact form have no address to go to',
    readable: 'All text is easy to read in light mode and in dark mode',
    hardToRead: {
      light: (pairs: number): string =>
        pairs === 1 ? 'One pair of colours is hard to read in light mode' : `${pairs} pairs of colours are hard to read in light mode`,
      dark: (pairs: number): string =>
        pairs === 1 ? 'One pair of colours is hard to read in dark mode' : `${pairs} pairs of colours are hard to read in dark mode`,
    },
    linked: 'Every link works',
  },
  /** What is missing for visitors, each where it is written. */
  gaps: {
    who: 'Say in one sentence who works here.',
    bring: 'Say what people should bring or know before they come.',
    know: 'Say what people should know before they call you.',
    news: 'Write your first news.',
    services: 'Name what you offer: without it this page has nothing to show.',
    hours: 'Visitors look for opening hours first, and find none.',
    phone: 'There is no phone number to call.',
    projects: 'The list of projects appears with the first one.',
  },
  gapActions: { write: 'Write', add: 'Add', fix: 'Fix' },
  /** A page that cannot be shown as it is, and why. */
  notPublished: (page: string, why: string): string => `Nothing was published. Please look at the page ${page}: ${why}`,
  notMade: 'The pages could not be saved. Your answers are kept; please try again.',
  firstMake: 'Make your site first.',
  blocked: (text: string): string => `${text}.`,
  /** The first steps: what to do, why, and what the button says. */
  steps: {
    answers: { title: 'Answer seven questions', text: 'Name, place, services, logo, look and pages', action: 'Continue setting up' },
    read: { title: 'Read through your pages', text: (read: number, all: number): string => `${read} of ${all} opened`, action: 'Open' },
    write: { title: 'Write two sentences about the business', text: 'The About page has a gap for them', action: 'Write' },
    prices: { title: 'Add prices', text: 'Or leave them out', action: 'Add' },
    message: { title: 'Send yourself a message', text: 'Shows that the contact form reaches you', action: 'Try it' },
    publish: { title: 'Publish', text: 'All pages, menu and footer at once', action: 'Publish' },
    details: {
      title: 'Complete your business details',
      text: 'Phone, address and opening hours: visitors look for them first',
      action: 'Complete',
    },
    logo: { title: 'Add your logo', text: 'Until then your name appears at the top of every page', action: 'Add' },
    project: { title: 'Show your first project', text: 'A picture and two sentences are enough', action: 'Add' },
    review: { title: 'Ask a customer for a review', text: 'Reviews are in the menu with the first one', action: 'Ask' },
    mail: {
      title: 'See that e-mail works',
      text: 'Name a mail server and send yourself a test e-mail. Until then messages are only stored here',
      action: 'Set up',
    },
    address: {
      title: 'Use your own address with https',
      text: (address: string): string =>
        address.startsWith('https://')
          ? `Open ${address} and sign in there: then you have seen that it works`
          : `Now the site is at ${address}. The person who runs the server connects your domain and https`,
      action: 'Open',
    },
    backup: { title: 'Set up a backup', text: 'A copy of everything, away from this server', action: 'Set up' },
  },
  /** What is on a page that is made of the business details. */
  templates: {
    home: 'What you do and where, from your business details.',
    services: 'Your services and their prices.',
    contact: 'Your form, phone, address, hours and a map.',
    reviews: 'All your reviews, and a form to write one.',
    projects: 'Your projects, each with its pictures.',
    privacy: 'What the site stores about visitors, with your name and address.',
  },
  pageTitles: {
    ...{ home: 'Home', services: 'Services and prices', about: 'About', contact: 'Contact' },
    ...{ privacy: 'Privacy', reviews: 'Reviews', projects: 'Projects', news: 'News' },
  } as const satisfies Record<PageName, string>,
} as const

function aboutServices(services: number, prices: number): string {
  if (services === 0) return 'No services yet, no prices yet'
  if (prices === 0) return services === 1 ? '1 service, no prices yet' : `${services} services, no prices yet`
  if (prices === 1) return services === 1 ? '1 service, 1 price' : `${services} services, 1 price`
  return `${services} services, ${prices} prices`
}
