import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/pages',
  text: 'Every page of your site. Open one to edit it; changes are saved as a draft until you publish. Pages that you remove stay in the trash for 30 days and can be restored.',
}
