import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/reviews/displays',
  text: 'How reviews are shown: as a list or a slider, which ones and in what order. Choose a display in the block “Reviews” of a page.',
}
