import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/site',
  text: 'Your name, address, phone number and opening hours, entered once. Pages, maps, e-mails and search engines all take them from here.',
}
