import { choicesOf, type SettingGroup } from '@frontage/parts/admin/setting'

export const nameGroups: readonly SettingGroup[] = [
  {
    title: 'Name',
    settings: [
      {
        path: 'name',
        label: 'Business name',
        help: 'Shown in the header. An “&” is shown in the colour of stars and underlines.',
        control: 'line',
      },
      {
        path: 'tagline',
        label: 'What you are (optional)',
        help: 'A few words beside the name on wide screens, such as “Lawyers in Nelson”. Some themes leave it out.',
        control: 'line',
      },
      {
        path: 'phone',
        label: 'Phone number (optional)',
        help: 'A link that calls you. Themes for trades show it large, on phones too.',
        control: 'line',
      },
    ],
  },
]

const width = { control: 'number', least: 16, most: 400 } as const

export const widthGroups: readonly SettingGroup[] = [
  {
    title: 'Logo width, in pixels',
    settings: [
      { path: 'signWidth.desktop', label: 'On wide screens', ...width },
      { path: 'signWidth.tablet', label: 'On tablets', ...width },
      { path: 'signWidth.mobile', label: 'On phones', ...width },
    ],
  },
]

export const plateGroups: readonly SettingGroup[] = [
  {
    title: 'Background',
    settings: [
      {
        path: 'logo.plate',
        label: 'Background behind the logo',
        help: 'A plate that keeps the logo visible where it would be lost. It is only there where it is needed.',
        control: 'choice',
        choices: choicesOf({
          none: 'None',
          light: 'Light, on dark pages and coloured headers',
          dark: 'Dark, on light pages and coloured headers',
        }),
      },
    ],
  },
]
