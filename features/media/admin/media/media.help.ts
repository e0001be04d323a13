import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/media',
  text: 'All pictures and videos of your site. Describe each picture in a few words for people who cannot see it, and set the point that always has to stay in view.',
}
