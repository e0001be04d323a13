import type { SearchContribution, SettingEntry } from '@frontage/kit/admin/search'
import { SET } from '../../../admin/keys'
import { messages } from '../../messages.admin'
import { placeLines } from './business-labels'

const words = messages.business
const at = '/site'
const of = (group: string, label: string, help?: string): SettingEntry => ({ label, help, group, at })

export const search: SearchContribution = {
  right: SET,
  settings: [
    of('The business', 'Name', words.nameHelp),
    ...['Type of business', 'Phone', 'E-mail'].map((label) => of('The business', label)),
    of('The business', words.priceRange, words.priceRangeHelp),
    ...[...placeLines.map(([, label]) => label), 'Country'].map((label) => of('Address and location', label)),
    ...['Latitude', 'Longitude'].map((label) => of('Address and location', label, words.geoHelp)),
    of('Opening hours', words.noHours, `${words.hoursHelp} ${words.exceptionsHelp}`),
    of('Profiles on other websites', 'Links to your profiles', words.profilesHelp),
  ],
}
