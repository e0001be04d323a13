import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/portfolio/terms',
  text: 'Categories and tags sort your projects. Visitors can filter by them. Removing one leaves its projects as they are.',
}
