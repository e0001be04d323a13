import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/site/move',
  text: 'Exports your whole site as one file, or imports one from another server. Accounts and passwords are not part of it.',
}
