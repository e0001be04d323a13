import { choicesOf, type SettingGroup, type Settings } from '@frontage/parts/admin/setting'
import { LinkSetting } from '../links/link-setting'

const has =
  (name: string) =>
  (settings: Settings): boolean =>
    settings[name] === true

const devices = choicesOf({ both: 'All screens', desktop: 'Wide screens only', mobile: 'Small screens only' })

/** What stands beside the menu. */
export const buttonGroups: readonly SettingGroup[] = [
  {
    title: 'Call-to-action button',
    settings: [
      {
        path: 'hasAction',
        label: 'Show the button',
        help: 'For the one thing visitors should do, such as asking for a quote.',
        control: 'flag',
      },
      { path: 'action.label', label: 'Text', control: 'line', when: has('hasAction') },
      { path: 'action.href', label: 'Link to', control: 'own', Field: LinkSetting, when: has('hasAction') },
    ],
  },
  {
    title: 'Search',
    settings: [
      {
        path: 'search',
        label: 'Style',
        control: 'choice',
        choices: choicesOf({
          none: 'No search',
          dropdown: 'Opens below the header',
          cover: 'Opens over the header',
          'full-screen': 'Full screen',
          box: 'Always visible',
        }),
      },
      {
        path: 'liveSearch',
        label: 'Show results while visitors type',
        control: 'flag',
        when: ({ search }) => search !== 'none',
      },
    ],
  },
  {
    title: 'Light and dark mode',
    settings: [
      { path: 'hasColours', label: 'Button to switch between light and dark', control: 'flag' },
      {
        path: 'colours.first',
        label: 'Default',
        control: 'choice',
        choices: choicesOf({ system: 'Same as the visitor’s device', light: 'Light', dark: 'Dark' }),
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
      { path: 'hasAccount', label: 'Sign-in link', help: 'For you and the people who work on this site.', control: 'flag' },
      {
        path: 'account.look',
        label: 'Look',
        control: 'choice',
        choices: choicesOf({ icon: 'Icon', text: 'Text' }),
        when: has('hasAccount'),
      },
      {
        path: 'account.signedOut',
        label: 'When signed out',
        control: 'choice',
        choices: choicesOf({ link: 'Link to the sign-in page', popup: 'Sign-in form on the page' }),
        when: has('hasAccount'),
      },
      {
        path: 'account.signedIn',
        label: 'When signed in',
        control: 'choice',
        choices: choicesOf({ link: 'Link to the admin', menu: 'Menu' }),
        when: has('hasAccount'),
      },
    ],
  },
]

function palettes(name: string, label: string) {
  return choicesOf({ site: 'Theme colours', [name]: label })
}

const sticks = ({ sticky }: Settings): boolean => {
  const { above, main, below } = (sticky ?? {}) as Settings
  return above === true || main === true || below === true
}

/** What stays visible at the top while a page is scrolled. */
export const stickyGroups: readonly SettingGroup[] = [
  {
    title: 'What stays visible at the top',
    settings: [
      { path: 'sticky.main', label: 'Main bar', control: 'flag' },
      { path: 'sticky.above', label: 'Bar above', control: 'flag', when: has('hasAbove') },
      { path: 'sticky.below', label: 'Bar below', control: 'flag', when: has('hasBelow') },
      { path: 'sticky.devices', label: 'Sticky on', control: 'choice', choices: devices, when: sticks },
    ],
  },
  {
    title: 'Sticky animation',
    settings: [
      {
        path: 'sticky.style',
        label: 'Animation',
        control: 'choice',
        choices: choicesOf({ none: 'None: it simply stays', slide: 'Slide in after scrolling', fade: 'Fade in after scrolling' }),
        when: sticks,
      },
      {
        path: 'sticky.shrink',
        label: 'Make it a little lower when it sticks',
        control: 'flag',
        when: (settings) => sticks(settings) && ((settings.sticky ?? {}) as Settings).style === 'none',
      },
      {
        path: 'sticky.hideOnScroll',
        label: 'Hide it while visitors scroll down',
        help: 'It comes back when they scroll up.',
        control: 'flag',
        when: sticks,
      },
    ],
  },
]

/** Phones and tablets. */
export const narrowGroups: readonly SettingGroup[] = [
  {
    title: 'Mobile menu',
    settings: [
      {
        path: 'menu.mobile',
        label: 'Style',
        control: 'choice',
        choices: choicesOf({ dropdown: 'Below the header', flyout: 'From the side', 'full-screen': 'Full screen' }),
      },
      {
        path: 'menu.side',
        label: 'Side',
        control: 'choice',
        choices: choicesOf({ end: 'Right (left in right-to-left languages)', start: 'Left (right in right-to-left languages)' }),
        when: ({ menu }) => ((menu ?? {}) as Settings).mobile === 'flyout',
      },
    ],
  },
  {
    title: 'Screen sizes',
    settings: [
      {
        path: 'breaks.menu',
        label: 'Use the mobile menu up to this width, in pixels',
        help: 'Increase it if the links do not fit in one line.',
        ...{ control: 'number', least: 480, most: 1600 },
      },
      { path: 'breaks.tablet', label: 'Tablet logo size up to this width, in pixels', control: 'number', least: 320, most: 1600 },
      { path: 'breaks.mobile', label: 'Phone logo size up to this width, in pixels', control: 'number', least: 240, most: 1600 },
    ],
  },
]
