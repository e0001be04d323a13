import { choicesOf, type Setting, type SettingGroup, type Settings, valueAt } from '@frontage/parts/admin/setting'
import { contentWords, placeWords, pressWords } from './badge-words'
import { DisplayField } from './display-field'

const opensReviews = (path: string) => (settings: Settings) => ['slideout', 'popup'].includes(String(valueAt(settings, path)))
const is = (path: string, value: string) => (settings: Settings) => valueAt(settings, path) === value

/** Settings of a badge, which may lie inside those of a box. */
const badgeSettings = (inside: string): Setting[] => [
  { control: 'line', path: `${inside}name`, label: 'Name on the badge', help: 'Empty: the badge has no name on it.' },
  { control: 'flag', path: `${inside}showSources`, label: 'Shows where the reviews are from' },
  { control: 'choice', path: `${inside}onPress`, label: 'When it is pressed', choices: choicesOf(pressWords) },
  {
    control: 'line',
    path: `${inside}url`,
    label: 'Address',
    help: 'Begins with https:// or, on this site, with a slash.',
    when: is(`${inside}onPress`, 'url'),
  },
  {
    control: 'choice',
    path: `${inside}target`,
    label: 'Opens',
    choices: choicesOf({ same: 'In the same tab', new: 'In a new tab' }),
    when: is(`${inside}onPress`, 'url'),
  },
  {
    control: 'choice',
    path: `${inside}side`,
    label: 'Slides in from',
    choices: choicesOf({ right: 'The right', left: 'The left', top: 'The top', bottom: 'The bottom' }),
    when: is(`${inside}onPress`, 'slideout'),
  },
  {
    control: 'own',
    Field: DisplayField,
    path: `${inside}template`,
    label: 'Display with the reviews',
    when: opensReviews(`${inside}onPress`),
  },
]

export const badgeGroups: readonly SettingGroup[] = [{ title: 'Badge', settings: badgeSettings('') }]

const holdsBadge = is('content', 'badge')

export const floatGroups: readonly SettingGroup[] = [
  {
    title: 'What it shows',
    settings: [
      { control: 'choice', path: 'content', label: 'In the box', choices: choicesOf(contentWords) },
      {
        control: 'own',
        Field: DisplayField,
        path: 'template',
        label: 'Display with the reviews',
        when: (settings) => !holdsBadge(settings),
      },
    ],
  },
  {
    title: 'Badge',
    settings: badgeSettings('badge.').map((setting) => ({
      ...setting,
      when: (settings) => holdsBadge(settings) && (setting.when?.(settings) ?? true),
    })),
  },
  {
    title: 'When and where',
    settings: [
      { control: 'choice', path: 'place', label: 'Place', choices: choicesOf(placeWords) },
      {
        control: 'choice',
        path: 'comesFrom',
        label: 'Comes from',
        choices: choicesOf({ right: 'The right', bottom: 'Below', left: 'The left', fade: 'Nowhere: it fades in' }),
      },
      { control: 'number', path: 'delay', label: 'Comes after so many seconds', least: 0, most: 3600 },
      {
        control: 'number',
        path: 'closeAfter',
        label: 'Closes after so many seconds',
        help: '0: stays until it is closed.',
        least: 0,
        most: 3600,
        // One review after the other comes and goes at times of its own.
        when: (settings) => !is('content', 'pop')(settings),
      },
      { control: 'flag', path: 'firstVisitOnly', label: 'Only on the first page of a visit' },
      {
        control: 'choice',
        path: 'hideOn',
        label: 'Hidden on',
        choices: choicesOf({ '': 'No screen', phones: 'Phones', wide: 'Wide screens' }),
      },
    ],
  },
]
