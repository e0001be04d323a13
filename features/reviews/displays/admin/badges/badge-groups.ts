import { choicesOf, type Setting, type SettingGroup, type Settings, valueAt } from '@frontage/parts/admin/setting'
import { contentWords, placeWords, pressWords } from './badge-words'
import { DisplayField } from './display-field'

const opensReviews = (path: string) => (settings: Settings) => ['slideout', 'popup'].includes(String(valueAt(settings, path)))
const is = (path: string, value: string) => (settings: Settings) => valueAt(settings, path) === value

/** Settings of a badge, which may lie inside those of a box. */
const badgeSettings = (inside: string): Setting[] => [
  { control: 'line', path: `${inside}name`, label: 'Name on the badge', help: 'Leave empty for a badge without a name.' },
  { control: 'flag', path: `${inside}showSources`, label: 'Show review sources' },
  { control: 'choice', path: `${inside}onPress`, label: 'When clicked', choices: choicesOf(pressWords) },
  {
    control: 'line',
    path: `${inside}url`,
    label: 'Link',
    help: 'Starts with https://, or with / for a page on this site.',
    when: is(`${inside}onPress`, 'url'),
  },
  {
    control: 'choice',
    path: `${inside}target`,
    label: 'Open the link',
    choices: choicesOf({ same: 'In the same tab', new: 'In a new tab' }),
    when: is(`${inside}onPress`, 'url'),
  },
  {
    control: 'choice',
    path: `${inside}side`,
    label: 'Slide in from',
    choices: choicesOf({ right: 'Right', left: 'Left', top: 'Top', bottom: 'Bottom' }),
    when: is(`${inside}onPress`, 'slideout'),
  },
  {
    control: 'own',
    Field: DisplayField,
    path: `${inside}template`,
    label: 'Display to use for the reviews',
    when: opensReviews(`${inside}onPress`),
  },
]

export const badgeGroups: readonly SettingGroup[] = [{ title: 'Badge', settings: badgeSettings('') }]

const holdsBadge = is('content', 'badge')

export const floatGroups: readonly SettingGroup[] = [
  {
    title: 'Content',
    settings: [
      { control: 'choice', path: 'content', label: 'What the box shows', choices: choicesOf(contentWords) },
      {
        control: 'own',
        Field: DisplayField,
        path: 'template',
        label: 'Display to use for the reviews',
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
    title: 'Position and timing',
    settings: [
      { control: 'choice', path: 'place', label: 'Position', choices: choicesOf(placeWords) },
      {
        control: 'choice',
        path: 'comesFrom',
        label: 'How it appears',
        choices: choicesOf({
          right: 'Slides in from the right',
          bottom: 'Slides in from below',
          left: 'Slides in from the left',
          fade: 'Fades in',
        }),
      },
      { control: 'duration', path: 'delay', label: 'Appears after', least: 0, most: 3600 },
      {
        control: 'duration',
        path: 'closeAfter',
        label: 'Closes automatically after',
        help: '0 keeps it open until the visitor closes it.',
        least: 0,
        most: 3600,
        // One review after the other comes and goes at times of its own.
        when: (settings) => !is('content', 'pop')(settings),
      },
      { control: 'flag', path: 'firstVisitOnly', label: 'Only on the first page of a visit' },
      {
        control: 'choice',
        path: 'hideOn',
        label: 'Hide on',
        choices: choicesOf({ '': 'No devices', phones: 'Phones', wide: 'Wide screens' }),
      },
    ],
  },
]
