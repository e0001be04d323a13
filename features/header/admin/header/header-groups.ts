import { choicesOf, type SettingGroup, type Settings } from '@frontage/parts/admin/setting'
import { LinkSetting } from '../links/link-setting'

const has =
  (name: string) =>
  (settings: Settings): boolean =>
    settings[name] === true

const devices = choicesOf({ both: 'Everywhere', desktop: 'On wide screens only', mobile: 'On small screens only' })

/** What stands beside the menu. */
export const buttonGroups: readonly SettingGroup[] = [
  {
    title: 'What visitors should do',
    settings: [
      { path: 'hasAction', label: 'A button for it', help: 'One thing, such as asking for a quote.', control: 'flag' },
      { path: 'action.label', label: 'Words', control: 'line', when: has('hasAction') },
      { path: 'action.href', label: 'Leads to', control: 'own', Field: LinkSetting, when: has('hasAction') },
    ],
  },
  {
    title: 'Search',
    settings: [
      {
        path: 'search',
        label: 'How it opens',
        control: 'choice',
        choices: choicesOf({
          none: 'No search',
          dropdown: 'A field drops down',
          cover: 'A field over the bar',
          'full-screen': 'Over the whole screen',
          box: 'Always there',
        }),
      },
      {
        path: 'liveSearch',
        label: 'Show results while somebody types',
        control: 'flag',
        when: ({ search }) => search !== 'none',
      },
    ],
  },
  {
    title: 'Light and dark',
    settings: [
      { path: 'hasColours', label: 'A button between light and dark colours', control: 'flag' },
      {
        path: 'colours.first',
        label: 'Before somebody chooses',
        control: 'choice',
        choices: choicesOf({ system: 'As their device is set', light: 'Light', dark: 'Dark' }),
        when: has('hasColours'),
      },
      {
        path: 'colours.light',
        label: 'Light colours',
        control: 'choice',
        choices: palettes('blue', 'White and blue'),
        when: has('hasColours'),
      },
      { path: 'colours.dark', label: 'Dark colours', control: 'choice', choices: palettes('night', 'Night blue'), when: has('hasColours') },
    ],
  },
  {
    title: 'Account',
    settings: [
      { path: 'hasAccount', label: 'A way to sign in', help: 'For you and whoever works on this site with you.', control: 'flag' },
      {
        path: 'account.look',
        label: 'Look',
        control: 'choice',
        choices: choicesOf({ icon: 'A sign', text: 'Words' }),
        when: has('hasAccount'),
      },
      {
        path: 'account.signedOut',
        label: 'For those who are signed out',
        control: 'choice',
        choices: choicesOf({ link: 'A link to the sign-in', popup: 'The sign-in, on the page' }),
        when: has('hasAccount'),
      },
      {
        path: 'account.signedIn',
        label: 'For those who are signed in',
        control: 'choice',
        choices: choicesOf({ link: 'A link to the admin', menu: 'A small menu' }),
        when: has('hasAccount'),
      },
    ],
  },
]

function palettes(name: string, label: string) {
  return choicesOf({ site: 'The colours of your site', [name]: label })
}

const sticks = ({ sticky }: Settings): boolean => {
  const { above, main, below } = (sticky ?? {}) as Settings
  return above === true || main === true || below === true
}

/** What stays at the top while a page is scrolled. */
export const stickyGroups: readonly SettingGroup[] = [
  {
    title: 'What stays at the top',
    settings: [
      { path: 'sticky.main', label: 'The main bar', control: 'flag' },
      { path: 'sticky.above', label: 'The bar above', control: 'flag', when: has('hasAbove') },
      { path: 'sticky.below', label: 'The bar below', control: 'flag', when: has('hasBelow') },
      { path: 'sticky.devices', label: 'Where', control: 'choice', choices: devices, when: sticks },
    ],
  },
  {
    title: 'How it moves',
    settings: [
      {
        path: 'sticky.style',
        label: 'How it comes',
        control: 'choice',
        choices: choicesOf({ none: 'It simply stays', slide: 'It slides in, further down', fade: 'It fades in, further down' }),
        when: sticks,
      },
      {
        path: 'sticky.shrink',
        label: 'A little lower once it stays',
        control: 'flag',
        when: (settings) => sticks(settings) && ((settings.sticky ?? {}) as Settings).style === 'none',
      },
      {
        path: 'sticky.hideOnScroll',
        label: 'Out of the way while somebody reads on',
        help: 'It comes back on the way up.',
        control: 'flag',
        when: sticks,
      },
    ],
  },
]

/** Phones and tablets. */
export const narrowGroups: readonly SettingGroup[] = [
  {
    title: 'Menu on small screens',
    settings: [
      {
        path: 'menu.mobile',
        label: 'How it opens',
        control: 'choice',
        choices: choicesOf({ dropdown: 'Below the bar', flyout: 'From a side', 'full-screen': 'Over the whole screen' }),
      },
      {
        path: 'menu.side',
        label: 'Side',
        control: 'choice',
        choices: choicesOf({ end: 'Where lines end', start: 'Where lines begin' }),
        when: ({ menu }) => ((menu ?? {}) as Settings).mobile === 'flyout',
      },
    ],
  },
  {
    title: 'Which screens are small',
    settings: [
      {
        path: 'breaks.menu',
        label: 'The menu folds up to this width, in pixels',
        help: 'Raise it when the links do not fit beside each other.',
        ...{ control: 'number', least: 480, most: 1600 },
      },
      { path: 'breaks.tablet', label: 'A logo has its size for tablets up to', control: 'number', least: 320, most: 1600 },
      { path: 'breaks.mobile', label: 'A logo has its size for phones up to', control: 'number', least: 240, most: 1600 },
    ],
  },
]
