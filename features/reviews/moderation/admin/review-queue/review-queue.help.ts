import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/reviews',
  text: 'Reviews that visitors wrote wait here until you approve them. You can reply to each. Their text and rating cannot be changed, so that visitors can believe them.',
}
