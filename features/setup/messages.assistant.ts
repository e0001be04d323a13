import { formatNumber } from '@frontage/kit/say'
import type { HoursChoice } from './answers'
import { titles } from './messages.titles'
import type { PageName, Step } from './spec'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const
const numberWord = (count: number): string => numbers[count] ?? formatNumber(count)
const pagesOf = (count: number): string => (count === 1 ? 'one page' : `${numberWord(count)} pages`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the steps of setting up a site say. */
export const messages = {
  product: 'Frontage',
  ...titles,
  stepsLabel: 'Steps',
  stepOf: (number: number, all: number): string => `Step ${number} of ${all}`,
  stateNames: { open: 'not answered yet', done: 'done', skipped: 'skipped', faulty: 'has something to correct' },
  continue: 'Continue',
  back: 'Back',
  skip: 'Skip this step',
  later: 'Finish later',
  fixThese: (count: number): string => `Please correct ${numberWord(count)} answers. Everything else is saved.`,
  notSaved: 'Not saved.',
  changedElsewhere:
    'This step was changed in another tab or by somebody else. What was changed there is filled in, and what you typed here is still here. Check it, then continue.',
  draft: 'What you typed here is not saved until you press Continue. It stays in this tab.',

  preview: {
    label: 'Preview',
    title: 'Your site so far',
    screen: 'Screen of the preview',
    phone: 'Phone',
    computer: 'Computer',
    scheme: 'Colours of the preview',
    light: 'Day',
    dark: 'Night',
    open: 'Preview',
    close: 'Close preview',
    newTab: 'Open preview in a new tab',
    notLoaded: 'The preview could not be loaded.',
    help: {
      business: 'Your name appears here when you continue. Nobody else sees this.',
      place: 'Only what you tell us appears. What you leave empty is left out.',
      offer: 'Each service gets a line on the home page and a choice in the contact form.',
      logo: 'The small icon in browser tabs is made from the first letter of your name, or from your logo.',
      look: 'Colours, fonts and corners can be changed one by one later, under Theme.',
      pages: 'Pages are made as drafts. Nothing is public yet.',
      check: 'Open a page from the list to change its words.',
    } as const satisfies Record<Step, string>,
  },

  business: {
    title: 'What is your business?',
    lead: 'Two answers are enough to begin. You can change everything later.',
    name: 'Name of the business',
    nameHelp: 'As it is written on your sign.',
    kind: 'Kind of business',
    kindHelp: 'Type a word, such as café, builder or lawyer. We suggest pages and words that fit.',
    kinds: 'Kinds of business',
    other: (typed: string): string => `Something else: “${typed}”`,
    leaveOut: 'Leave it out',
    leftOut: 'Kind of business left out.',
    wordpress: 'Import your WordPress site instead',
    found: (count: number): string => (count === 1 ? 'One kind found' : `${formatNumber(count)} kinds found`),
  },

  place: {
    title: 'Where and when?',
    lead: 'Visitors look for this first. It goes into the page, the footer and what search engines read.',
    street: 'Street and number',
    streetHelp: 'Leave this empty if customers don’t come to you.',
    town: 'Town and postcode',
    phone: 'Phone',
    email: 'E-mail for customers',
    anotherEmail: 'Use another one',
    hours: 'Opening hours',
    choices: {
      ...{ weekdays: 'Mon to Fri, 9 to 5', 'six-days': 'Mon to Sat, 9 to 5', 'every-day': 'Every day' },
      ...{ appointment: 'By appointment' },
    } as const satisfies Partial<Record<HoursChoice, string>>,
    clear: 'Leave hours out',
    closed: 'Closed',
    range: (first: string, last: string, count: number): string =>
      count === 1 ? first : count === 2 ? `${first} and ${last}` : `${first} to ${last}`,
    change: 'Change',
    changeOf: (days: string): string => `Change ${days}`,
    done: 'Done',
    doneOf: (days: string): string => `Done with ${days}`,
    opens: (days: string): string => `${days}: opens`,
    closes: (days: string): string => `${days}: closes`,
    opensAgain: (days: string): string => `${days}: opens again`,
    closesAgain: (days: string): string => `${days}: closes again`,
    nextDay: 'until the next day',
    nextDayOf: (days: string): string => `${days}: until the next day`,
    isOpen: 'Open',
    isOpenOf: (days: string): string => `${days}: open`,
    pause: 'Add a second time',
    pauseOf: (days: string): string => `Add a second time: ${days}`,
    noPause: 'Remove the second time',
    noPauseOf: (days: string): string => `Remove the second time: ${days}`,
    each: 'Set each day separately',
  },

  offer: {
    title: 'What do you offer?',
    lead: (kind: string): string =>
      kind
        ? `These are suggestions for “${kind}”. Nothing is ticked for you: choose what you really do.`
        : 'Name what people come to you for. Each gets a line on your home page.',
    list: 'Services',
    edit: 'Edit',
    editOf: (name: string): string => `Edit ${name || 'this service'}`,
    done: 'Done',
    remove: 'Remove',
    removeOf: (name: string): string => `Remove ${name || 'this service'}`,
    name: 'Name',
    nameOf: (number: number): string => `Service ${number}`,
    text: 'One sentence',
    textHelp: 'Leave empty to show the name only.',
    price: 'Price',
    pricePlaceholder: 'from 45',
    add: 'Add something else',
    addExample: 'For example: Gift vouchers',
    addButton: 'Add',
    pricesHelp: 'Prices are not shown until you type one.',
    currency: 'Prices are in',
    added: (name: string): string => `${name} added.`,
    removed: (name: string): string => `${name || 'Service'} removed.`,
  },

  logo: {
    title: 'Do you have a logo?',
    lead: 'If not, your name set in the font of your site works well. Many good businesses have nothing else.',
    useName: 'Use my name',
    useFile: 'Use a file',
    chosen: 'Chosen',
    choose: 'Choose a file',
    chooseDark: 'Choose a file for dark mode',
    library: 'Choose from media',
    light: 'On light ground',
    dark: 'On dark ground',
    dimDark: 'Your logo can hardly be seen on dark ground. Add a second file for it, or put a light plate behind it.',
    dimLight: 'Your logo can hardly be seen on light ground. Choose a version with darker lines, or put a dark plate behind it.',
    plates: { light: 'Put a light plate behind the logo on dark ground', dark: 'Put a dark plate behind the logo on light ground' },
    removeDark: 'Remove the file for dark mode',
    takesColour: 'Take over the colour of the logo',
    takesColourHelp: 'Buttons and links get its main colour, made readable in light and dark mode.',
  },

  look: {
    title: 'Which look is yours?',
    lead: (kind: string): string => `All of them work without photos.${kind ? ` The first three suit “${kind}” best.` : ''}`,
    list: 'Looks',
    chosen: 'Chosen',
    suits: 'Suits you',
  },

  pages: {
    title: 'Which pages do you need?',
    lead: 'Fewer is better. You can add pages at any time.',
    list: 'Pages',
    about: {
      home: 'Always there',
      services: 'What you offer, and what it costs once you say so',
      about: 'Who you are, in two sentences of your own',
      contact: 'Address, hours and a form',
      privacy: 'Needed as soon as people can write to you',
      reviews: 'Appears in the menu with your first review',
      projects: 'Pictures of work you have done',
      news: 'Short posts with a date',
    } as const satisfies Record<PageName, string>,
    make: 'Make my site',
    makeAgain: 'Update my site',
    making: (count: number): string => `Making ${pagesOf(count)} …`,
    again: 'Try again',
    made: (count: number): string => `${capital(pagesOf(count))} made.`,
    kept: (titles: readonly string[]): string =>
      `${titles.join(', ')} ${titles.length === 1 ? 'was' : 'were'} changed by hand and stayed as ${titles.length === 1 ? 'it is' : 'they are'}.`,
  },

  check: {
    title: 'Your site is ready to check',
    lead: (count: number): string =>
      `${capital(pagesOf(count))} ${count === 1 ? 'is waiting as a draft' : 'are waiting as drafts'}. Look through ${
        count === 1 ? 'it' : 'them'
      }, change words, and publish when you like.`,
    open: 'Open',
    openOf: (title: string): string => `Open ${title}`,
    actionOf: (action: string, text: string): string => `${action}: ${text}`,
    gaps: 'What is missing can wait: visitors never see an empty part.',
    dashboard: 'Go to the dashboard',
    publish: 'Publish my site',
    notMade: 'Your site is not made yet',
    notMadeText: 'Choose which pages you need; then we make them from your answers.',
    toPages: 'Choose pages',
    isOpen: 'Your site is open',
    isOpenText: 'Everybody can see it. What you change in a page is public once you publish that page.',
  },

  publish: {
    title: 'Publish your site?',
    lead: (count: number, address: string): string => `${capital(pagesOf(count))}, the menu and the footer become public at ${address}.`,
    checked: 'What was checked',
    kinds: { blocks: 'Fix this first', warns: 'Should be fixed', gap: 'Can wait', fine: 'Checked' },
    actionOf: (action: string, text: string): string => `${action}: ${text}`,
    backHelp: 'You can undo this at any time: Home, then “Take the site offline”.',
    notYet: 'Not yet',
    publish: (count: number): string => `Publish ${pagesOf(count)}`,
    publishing: 'Publishing …',
    published: 'Your site is open.',
    undo: 'Undo',
    undone: 'Your site is offline again.',
  },
} as const
