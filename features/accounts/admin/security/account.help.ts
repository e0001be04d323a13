import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/account',
  text: 'How you sign in yourself: password, passkeys, one-time codes and the devices that are signed in. It is also where you choose which e-mails the site sends to you.',
}
