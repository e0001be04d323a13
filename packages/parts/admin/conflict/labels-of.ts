import type { Setting, SettingGroup } from '../settings/setting'
import type { Labels } from './differences'

/** What settings are called on a screen that is drawn from their description, for whoever compares two versions of them. */
export const labelsOf = (groups: readonly SettingGroup[]): Labels =>
  Object.fromEntries(groups.flatMap(({ title, settings }) => settings.map((setting) => [setting.path, namedIn(title, setting, groups)])))

/** A label that stands in several groups is told by its group. */
function namedIn(title: string, setting: Setting, groups: readonly SettingGroup[]): Labels[string] {
  const isShared = groups.some((group) => group.title !== title && group.settings.some(({ label }) => label === setting.label))
  const label = isShared ? `${title}: ${setting.label}` : setting.label
  if (!('choices' in setting)) return label
  return { label, values: Object.fromEntries(setting.choices.map((choice) => [choice.value, choice.label])) }
}
