import type { Setting, SettingGroup, Settings } from '@frontage/parts/admin/setting'
import { type Category, categories } from '../../choice'
import { messages as said } from '../../messages'
import { messages } from '../../messages.admin'

const isOn = (settings: Settings): boolean => settings.isOn === true
const isUsed =
  (name: Category) =>
  (settings: Settings): boolean =>
    isOn(settings) && (settings[name] as { readonly isUsed?: boolean } | undefined)?.isUsed === true

/** A tag manager makes statistics by itself. */
const isMeasured = (name: Category, { tagManager }: Settings): boolean => name === 'statistics' && Boolean(tagManager)

const settingsOf = (name: Category): Setting[] => [
  { path: `${name}.isUsed`, label: messages.used, control: 'flag', when: (settings) => isOn(settings) && !isMeasured(name, settings) },
  {
    path: `${name}.text`,
    label: messages.words,
    control: 'text',
    when: (settings) => isUsed(name)(settings) || (isOn(settings) && isMeasured(name, settings)),
  },
]

/** What is asked, in words for the owner. */
export const consentGroups: readonly SettingGroup[] = [
  {
    title: 'Cookie banner',
    settings: [
      { path: 'isOn', label: messages.isOn, help: messages.isOnHelp, control: 'flag' },
      { path: 'title', label: messages.heading, control: 'line', when: isOn },
      { path: 'text', label: messages.text, control: 'text', when: isOn },
      { path: 'more.href', label: messages.more, help: messages.moreHelp, control: 'line', when: isOn },
      { path: 'more.label', label: messages.moreLabel, control: 'line', when: ({ isOn: on, more }) => on === true && more !== null },
      { path: 'respectsSignals', label: messages.signals, help: messages.signalsHelp, control: 'flag', when: isOn },
    ],
  },
  {
    title: messages.tagManagerTitle,
    settings: [{ path: 'tagManager', label: messages.tagManager, help: messages.tagManagerHelp, control: 'line' }],
  },
  ...categories.map((name) => ({ title: said.categories[name].name, settings: settingsOf(name) })),
]
