import type { SearchContribution, SettingEntry } from '@frontage/kit/admin/search'
import { settingEntries } from '@frontage/parts/admin/setting-entries'
import { CHANGE_LOOK } from '../../../admin/keys'
import { messages, nameOf } from '../../../messages.admin'
import { derivedNames, mainNames } from '../../../palette'
import { letterGroups, shapeGroups } from './look-groups'
import { structureGroups } from './structure-groups'

const at = '/look'
const { colours, faces, presets, versions } = messages

const colour = (name: Parameters<typeof nameOf>[0]): SettingEntry => ({ label: nameOf(name), help: 'colour', group: colours.title, at })

export const search: SearchContribution = {
  right: CHANGE_LOOK,
  settings: [
    { label: presets.title, help: presets.lead, at },
    { label: colours.title, help: colours.lead, at },
    ...[...mainNames, ...derivedNames].map(colour),
    { label: faces.title, help: faces.lead, at },
    ...settingEntries([...letterGroups, ...structureGroups, ...shapeGroups], at),
    { label: versions.title, help: versions.lead, at },
  ],
}
