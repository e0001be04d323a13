import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/activity',
  text: 'Who did what on this site, and when. Problems such as e-mails that could not be sent are listed above it. Nothing can be changed here, so it can be relied on.',
}
