import { choicesOf, type SettingGroup, type Settings } from '@frontage/parts/admin/setting'
import { LinkSetting } from '../links/link-setting'

const has =
  (...names: readonly string[]) =>
  (settings: Settings): boolean =>
    names.every((name) => settings[name] === true)

const devices = choicesOf({ both: 'Everywhere', desktop: 'On wide screens only', mobile: 'On small screens only' })

export const nameGroups: readonly SettingGroup[] = [
  { title: 'Name', settings: [{ path: 'name', label: 'Name of the business', help: 'It is set as large as it goes.', control: 'line' }] },
  {
    title: 'Small print',
    settings: [
      {
        path: 'smallPrint',
        label: 'Lines at the very end',
        help: 'One line each, six at most.',
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
    title: 'Strip at the lower edge',
    settings: [
      { path: 'hasStrip', label: 'Shown', help: 'It stays in sight while a page is scrolled.', control: 'flag' },
      { path: 'strip.text', label: 'Words', control: 'line', when: has('hasStrip') },
      { path: 'hasStripLink', label: 'A button in it', control: 'flag', when: has('hasStrip') },
      { path: 'strip.link.label', label: 'Words of the button', control: 'line', when: has('hasStrip', 'hasStripLink') },
      { path: 'strip.link.href', label: 'Leads to', control: 'own', Field: LinkSetting, when: has('hasStrip', 'hasStripLink') },
      { path: 'strip.devices', label: 'Where', control: 'choice', choices: devices, when: has('hasStrip') },
      {
        path: 'strip.breakPoint',
        label: 'Screens are small up to this width, in pixels',
        ...{ control: 'number', least: 480, most: 1600 },
        when: has('hasStrip'),
      },
    ],
  },
  {
    title: 'Way to the top',
    settings: [
      { path: 'hasToTop', label: 'A button that leads back to the top', control: 'flag' },
      { path: 'toTop.devices', label: 'Where', control: 'choice', choices: devices, when: has('hasToTop') },
      {
        path: 'toTop.side',
        label: 'Side',
        control: 'choice',
        choices: choicesOf({ end: 'Where lines end', start: 'Where lines begin' }),
        when: has('hasToTop'),
      },
    ],
  },
]
