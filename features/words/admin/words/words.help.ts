import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/site/words',
  text: 'The texts that are built into your site, such as labels of buttons and messages in forms. Write your own wherever you like; the rest stays as it is.',
}
