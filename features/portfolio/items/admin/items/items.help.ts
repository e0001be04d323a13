import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/portfolio',
  text: 'The projects that you show to visitors. Add pictures and a few sentences to each, and drag them into the order in which they appear.',
}
