import type { SearchContribution, SettingEntry } from '@frontage/kit/admin/search'
import { settingEntries } from '@frontage/parts/admin/setting-entries'
import { EDIT } from '../keys'
import { buttonGroups, narrowGroups, stickyGroups } from './header-groups'
import { nameGroups, widthGroups } from './sign-groups'

const part = (name: string): SettingEntry['at'] => `/pages/header?part=${name}`

export const search: SearchContribution = {
  right: EDIT,
  settings: [
    ...settingEntries([...nameGroups, ...widthGroups], part('sign')),
    { label: 'Logo', help: 'An icon or an image beside the name of your business.', at: part('sign') },
    ...settingEntries(buttonGroups, part('buttons')),
    { label: 'Bar above', help: 'A narrow bar with opening hours, a phone number or a notice.', at: part('bars') },
    { label: 'Bar below', help: 'A second row of links, such as all services.', at: part('bars') },
    ...settingEntries(stickyGroups, part('sticky')),
    ...settingEntries(narrowGroups, part('narrow')),
  ],
  actions: [{ label: 'Change the menu', words: 'navigation links header', at: part('menu') }],
}
