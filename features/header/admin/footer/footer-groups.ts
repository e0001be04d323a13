import { choicesOf, type SettingGroup, type Settings } from '@frontage/parts/admin/setting'
import { LinkSetting } from '../links/link-setting'

const has =
  (...names: readonly string[]) =>
  (settings: Settings): boolean =>
    names.every((name) => settings[name] === true)

const devices = choicesOf({ both: 'All screens', desktop: 'Wide screens only', mobile: 'Small screens only' })

export const footerNameGroups: readonly SettingGroup[] = [
  { title: 'Name', settings: [{ path: 'name', label: 'Business name', help: 'Shown as large as the space allows.', control: 'line' }] },
  {
    title: 'Small print',
    settings: [
      {
        path: 'smallPrint',
        label: 'Lines at the end of the page',
        help: 'One per line, up to six.',
        control: 'lines',
        read: (text) => text.split('\n').filter((line) => line.trim()),
        write: (lines: readonly string[]) => lines.join('\n'),
      },
    ],
  },
]

/** What stays at the lower edge of the window. */
export const stripGroups: readonly SettingGroup[] = [
  {
    title: 'Sticky bar at the bottom',
    settings: [
      { path: 'hasStrip', label: 'Show the bar', help: 'It stays visible while visitors scroll.', control: 'flag' },
      { path: 'strip.text', label: 'Text', control: 'line', when: has('hasStrip') },
      { path: 'hasStripLink', label: 'Button', control: 'flag', when: has('hasStrip') },
      { path: 'strip.link.label', label: 'Button text', control: 'line', when: has('hasStrip', 'hasStripLink') },
      { path: 'strip.link.href', label: 'Link to', control: 'own', Field: LinkSetting, when: has('hasStrip', 'hasStripLink') },
      { path: 'strip.devices', label: 'Show on', control: 'choice', choices: devices, when: has('hasStrip') },
      {
        path: 'strip.breakPoint',
        label: 'Small screens: up to this width, in pixels',
        ...{ control: 'number', least: 480, most: 1600 },
        when: has('hasStrip'),
      },
    ],
  },
  {
    title: 'Back-to-top button',
    settings: [
      { path: 'hasToTop', label: 'Show the button', control: 'flag' },
      { path: 'toTop.devices', label: 'Show on', control: 'choice', choices: devices, when: has('hasToTop') },
      {
        path: 'toTop.side',
        label: 'Side',
        control: 'choice',
        choices: choicesOf({ end: 'Right (left in right-to-left languages)', start: 'Left (right in right-to-left languages)' }),
        when: has('hasToTop'),
      },
    ],
  },
]
