import type { SearchContribution } from '@frontage/kit/admin/search'
import { settingEntries } from '@frontage/parts/admin/setting-entries'
import { EDIT } from '../keys'
import { footerNameGroups, stripGroups } from './footer-groups'

export const search: SearchContribution = {
  right: EDIT,
  settings: [...settingEntries(footerNameGroups, '/pages/footer?part=name'), ...settingEntries(stripGroups, '/pages/footer?part=strip')],
}
