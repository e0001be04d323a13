import type { SearchContribution } from '@frontage/kit/admin/search'
import { weeklyMessages } from '../../messages.weekly'

const at = '/account'

export const search: SearchContribution = {
  right: 'accounts.own',
  settings: [
    { label: 'E-mail and password', help: 'Change the password or the e-mail address that you sign in with.', at },
    { label: 'Passkeys', help: 'Sign in with your fingerprint, your face or a security key.', at },
    { label: 'One-time codes', help: 'A second step when you sign in: two-factor, 2FA, authenticator app, recovery codes.', at },
    { label: 'Devices', help: 'Where you are signed in. Sign out other devices.', at },
    { label: weeklyMessages.label, help: weeklyMessages.help, group: 'E-mails to you', at },
  ],
}
