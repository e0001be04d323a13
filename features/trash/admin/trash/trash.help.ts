import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/trash',
  text: 'What you removed lately: pictures, forms, portfolio items, redirects and more. Restore it, and it is back where it was, with everything that belonged to it.',
}
