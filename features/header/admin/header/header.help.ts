import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/pages/header',
  text: 'The top of every page: your name and logo, the menu and its buttons. Changes are saved as a draft; visitors see them when you publish.',
}
