import type { Examples } from '@frontage/kit/island/island'
import type { block } from './site-header.block'

const links = [
  { label: 'Services', href: '/#services' },
  { label: 'Reviews', href: '/reviews' },
  { label: 'Contact', href: '/#contact' },
]
const sign = [{ line: 'M3 17L18 4l15 13' }, { line: 'M7 19h22M7 24.5h22' }, { line: 'M3 31h30', accent: true }]

const branches = [
  {
    label: 'Services',
    href: '/#services',
    children: [
      { label: 'Kitchens', href: '/services/kitchens' },
      {
        label: 'Outdoors',
        href: '/services/outdoors',
        children: [
          { label: 'Decks', href: '/services/decks' },
          { label: 'Pergolas', href: '/services/pergolas' },
        ],
      },
    ],
  },
  { label: 'Projects', href: '/#projects', children: [{ label: 'New builds', href: '/projects/new' }] },
  { label: 'Contact', href: '/contact' },
]

export const examples: Examples<typeof block> = {
  'sign, links and a button': { name: 'Salt & Sons', sign, links, action: { label: 'Get a quote', href: '/#contact' } },
  'a name and links': { name: 'Salt Brothers', links },
  'what it is, and a number to call': { name: 'Salt & Sons', tagline: 'Boatbuilders, Nelson', phone: '03 555 0142', sign, links },
  'links below links': { name: 'Salt & Sons', sign, links: branches, action: { label: 'Get a quote', href: '/quote' } },
  'a menu from the side': { name: 'Salt & Sons', sign, links: branches, menu: { mobile: 'flyout' } },
  'a menu from the other side': { name: 'Salt & Sons', sign, links: branches, menu: { mobile: 'flyout', side: 'start' } },
  'a menu over everything': { name: 'Salt & Sons', sign, links: branches, menu: { mobile: 'full-screen' } },
  'three bars that stay': {
    ...{ name: 'Salt & Sons', sign, links },
    above: { text: 'Open Monday to Friday, 7.30 to 4.30', links: [{ label: '03 555 0142', href: 'tel:+6435550142' }] },
    below: { links: [{ label: 'Kitchens', href: '/services/kitchens' }] },
    sticky: { above: true, below: true },
  },
  'only the bar below stays': {
    ...{ name: 'Salt & Sons', sign, links },
    above: { text: 'Open Monday to Friday, 7.30 to 4.30' },
    below: { links: [{ label: 'Kitchens', href: '/services/kitchens' }] },
    sticky: { main: false, below: true },
  },
  'nothing stays': { name: 'Salt & Sons', sign, links, sticky: { main: false } },
  'stays on wide screens only': { name: 'Salt & Sons', sign, links, sticky: { devices: 'desktop' } },
  shrinks: {
    ...{ name: 'Salt & Sons', sign, links },
    signWidth: { desktop: 48, tablet: 40, mobile: 28 },
    sticky: { shrink: true },
  },
  'slides in': { name: 'Salt & Sons', sign, links, sticky: { style: 'slide' } },
  'fades in': { name: 'Salt & Sons', sign, links, sticky: { style: 'fade' } },
  'hides on the way down': { name: 'Salt & Sons', sign, links, sticky: { hideOnScroll: true } },
  'a search that drops down': { name: 'Salt & Sons', sign, links, search: 'dropdown' },
  'a search over everything': { name: 'Salt & Sons', sign, links, search: 'full-screen' },
  'a search over the bar': { name: 'Salt & Sons', sign, links, search: 'cover' },
  'a search in the bar': { name: 'Salt & Sons', sign, links, search: 'box' },
  'a search that answers at once': { name: 'Salt & Sons', sign, links, search: 'box', liveSearch: true },
  'a search that drops down and answers at once': { name: 'Salt & Sons', sign, links, search: 'dropdown', liveSearch: true },
  'a logo for every place': {
    ...{ name: 'Salt & Sons', links },
    logo: {
      picture: { file: 'deck-lookout.jpg', width: 1600, height: 1200 },
      dark: { file: 'bathroom-clay-wet-room.jpg', width: 1600, height: 1200 },
      stuck: { file: 'kitchen-tide-green.jpg', width: 1600, height: 1200 },
      stuckDark: { file: 'new-build-bach.jpg', width: 1600, height: 1200 },
      showName: false,
    },
    signWidth: { desktop: 64, tablet: 56, mobile: 48 },
  },
  'narrow from 1100 pixels on': { name: 'Salt & Sons', sign, links: branches, breaks: { menu: 1100 } },
  'blue by day and night': { name: 'Salt & Sons', sign, links, colours: { light: 'blue', dark: 'night' } },
  'light or dark': { name: 'Salt & Sons', sign, links, colours: {} },
  'dark first': { name: 'Salt & Sons', sign, links, colours: { first: 'dark' } },
  'an account': { name: 'Salt & Sons', sign, links, account: { signedOut: 'popup', signedIn: 'menu' } },
  'an account in words': { name: 'Salt & Sons', sign, links, account: { look: 'text' } },
  'many links': {
    name: 'Salt & Sons',
    sign,
    links: [...links, { label: 'Projects', href: '/#projects' }, { label: 'About the workshop', href: '/#about' }],
    action: { label: 'Get a quote', href: '/#contact' },
  },
}
