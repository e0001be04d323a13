import type { SettingEntry } from '@frontage/kit/admin/search'
import type { SettingGroup } from './setting'

/** Settings of a form as the search of the admin names them. `at`: the screen that shows the form. */
export const settingEntries = (groups: readonly SettingGroup[], at: SettingEntry['at']): SettingEntry[] =>
  groups.flatMap(({ title, settings }) => settings.map(({ label, help }) => ({ label, help, group: title, at })))
