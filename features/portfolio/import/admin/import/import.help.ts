import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/portfolio/import',
  text: 'Imports your projects from an earlier website. Look at what was found first; nothing is added before you say so.',
}
