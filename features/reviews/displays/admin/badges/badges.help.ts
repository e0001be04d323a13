import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/reviews/badges',
  text: 'A badge shows your rating and how many reviews you have. Design one here and place it on a page or on another website.',
}
