import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/mails',
  text: 'Every e-mail that the site sent or tried to send, and what became of it. Open one to read why it did not arrive, and send it again.',
}
