import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/forms',
  text: 'The forms that visitors use to write to you: their fields, their steps, and the e-mails that are sent. Put a form on a page with the block “Contact form”.',
}
