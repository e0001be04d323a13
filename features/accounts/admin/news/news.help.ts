import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/whats-new',
  text: 'What changed in the admin and on your site since you last looked. Entries that are new to you are marked.',
}
