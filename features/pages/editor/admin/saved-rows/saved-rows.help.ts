import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/pages/rows',
  text: 'Rows that you saved in the page editor to use them again on other pages. Changing one here does not change pages that already have it.',
}
