import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/site/cookies',
  text: 'Decides whether visitors see a cookie banner and what it asks. Your site does not need one on its own. You need it when you use statistics, or show videos and maps without a click.',
}
