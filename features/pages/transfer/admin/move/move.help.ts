import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/site/move',
  text: 'Takes your whole site along as one file, or brings one in from another server. Accounts and passwords are not part of it.',
}
