import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/privacy',
  text: 'When somebody asks what you store about them, or wants it deleted, look them up here by their e-mail address. You can hand over a copy, erase it, and keep a record that you did.',
}
