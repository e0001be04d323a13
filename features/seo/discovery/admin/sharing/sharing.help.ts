import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/site/sharing',
  text: 'How your site appears in search engines, and which picture is shown when somebody shares a link to it.',
}
