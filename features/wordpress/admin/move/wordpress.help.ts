import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/site/wordpress',
  text: 'Imports a WordPress site from its export file: pages, posts, pictures, forms, menu and old addresses. You see what will come first, and a report names what was left out.',
}
