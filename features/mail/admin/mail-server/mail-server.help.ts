import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/mails/server',
  text: 'The site sends its e-mails through your e-mail provider. Enter what the provider calls SMTP details, then send a test e-mail to see whether it works.',
}
