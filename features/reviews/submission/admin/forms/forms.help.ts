import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/reviews/forms',
  text: 'The forms with which customers write a review. Decide what they are asked, and put the form on a page or send its link to a customer.',
}
