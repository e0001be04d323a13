import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/portfolio/look',
  text: 'How your projects are shown: as a grid, a slider or a list. Save as many displays as you need, and choose one in the block “Portfolio” of a page.',
}
