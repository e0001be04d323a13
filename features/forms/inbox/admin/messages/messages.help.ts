import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/messages',
  text: 'Everything that visitors sent with your forms. Mark a message as done when you have dealt with it. Messages that look like spam wait under their own tab until you release them.',
}
