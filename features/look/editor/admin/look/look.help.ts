import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/look',
  text: 'Colours, fonts, spacing and shapes of your whole site. Start from a theme and change what you like; the preview shows your own pages. Visitors see it when you publish.',
}
