import type { SearchContribution, SettingEntry } from '@frontage/kit/admin/search'
import { settingEntries } from '@frontage/parts/admin/setting-entries'
import { messages, nameOf } from '../../messages.admin'
import { derivedNames, mainNames } from '../../palette'
import { DRESS } from '../keys'
import { letterGroups, shapeGroups } from './look-groups'
import { structureGroups } from './structure-groups'

const at = '/look'
const { colours, faces, presets, kept } = messages

const colour = (name: Parameters<typeof nameOf>[0]): SettingEntry => ({ label: nameOf(name), help: 'colour', group: colours.title, at })

export const search: SearchContribution = {
  right: DRESS,
  settings: [
    { label: presets.title, help: presets.lead, at },
    { label: colours.title, help: colours.lead, at },
    ...[...mainNames, ...derivedNames].map(colour),
    { label: faces.title, help: faces.lead, at },
    ...settingEntries([...letterGroups, ...structureGroups, ...shapeGroups], at),
    { label: kept.title, help: kept.lead, at },
  ],
}
