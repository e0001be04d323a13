import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { isRecord, type Kind, type Setting, type SettingGroup } from '@frontage/parts/admin/setting'
import { columnShape, rowShape } from '../../../page'
import { messages } from '../../messages.fields'
import { entranceOf } from './entrance-settings'
import { groupsOf } from './groups-of'
import { columnWords, rowWords } from './row-words'
import { settingsOf } from './settings-of'
import { shapeOf } from './shape'

/** What these settings are made for; the rest of a row is made here by hand. */
const elsewhere = ['columns', 'behind', 'animation']
const only = Object.keys(rowShape.entries).filter((name) => !elsewhere.includes(name))

/** The settings of a row; what may lie behind it is one of these blocks. */
export const rowGroups = (blocks: readonly OwnedBlock[]): readonly SettingGroup[] => [
  ...groupsOf(shapeOf(rowShape), { ...rowWords, only }),
  { title: messages.behind, settings: [behindSetting(blocks)] },
  { title: messages.entrance, settings: [entranceSetting(messages.entranceHelp)] },
]

/** How something comes in when it is scrolled to, as a setting `animation`. */
export const entranceSetting = (help: string): Setting => ({
  path: 'animation',
  label: messages.entrance,
  help,
  control: 'part',
  isOptional: true,
  ...entranceOf,
})

export const columnSettings = settingsOf(shapeOf(columnShape), columnWords, '', ['span'])

const behindSetting = (blocks: readonly OwnedBlock[]): Setting => ({
  path: 'behind',
  label: messages.behind,
  help: messages.behindHelp,
  control: 'variant',
  key: 'block',
  mayBeNone: true,
  kinds: blocks.filter(({ owner }) => owner.isBehind).map(kindOf),
})

/** A block as a kind of what lies behind a row: its settings lie among its `props`. */
const kindOf = ({ name, props, owner }: OwnedBlock): Kind => ({
  value: name,
  label: owner.title,
  start: { props: owner.start ?? {} },
  settings: settingsOf(shapeOf(props), owner).map(({ when, ...setting }) => ({
    ...setting,
    path: `props.${setting.path}`,
    ...(when && { when: (module) => isRecord(module.props) && when(module.props) }),
  })),
})
