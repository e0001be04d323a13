import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/site/redirects',
  text: 'Sends visitors from addresses that no longer exist to those that do, for example after moving from an earlier website. Addresses that visitors looked for in vain are listed, too.',
}
