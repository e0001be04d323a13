import type { SettingGroup } from '@frontage/parts/admin/setting'

export const nameGroups: readonly SettingGroup[] = [
  {
    title: 'Name',
    settings: [{ path: 'name', label: 'Name of the business', help: 'An & is set in the colour of stars.', control: 'line' }],
  },
]

const width = { control: 'number', least: 16, most: 400 } as const

export const widthGroups: readonly SettingGroup[] = [
  {
    title: 'Width of the sign, in pixels',
    settings: [
      { path: 'signWidth.desktop', label: 'On wide screens', ...width },
      { path: 'signWidth.tablet', label: 'On tablets', ...width },
      { path: 'signWidth.mobile', label: 'On phones', ...width },
    ],
  },
]
