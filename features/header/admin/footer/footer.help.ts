import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/pages/footer',
  text: 'The foot of every page: columns of links, small print and a bar that stays visible. Visitors see changes when you publish.',
}
