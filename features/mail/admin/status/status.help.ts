import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/status',
  text: 'Whether everything that runs in the background works. Tasks that failed can be tried again here.',
}
