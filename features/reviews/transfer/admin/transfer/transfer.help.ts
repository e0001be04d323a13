import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/reviews/transfer',
  text: 'Imports reviews from a file, such as an export of another service, or exports yours. You see what was understood before anything is added.',
}
