import type { SearchContribution, SettingEntry } from '@frontage/kit/admin/search'

const at = '/mails/server'
const server = (label: string, help: string): SettingEntry => ({ label, help, group: 'Your e-mail provider', at })

export const search: SearchContribution = {
  right: 'mail.set-server',
  settings: [
    server('Server', 'Your provider calls it SMTP or outgoing server.'),
    server('Connection', 'SSL/TLS, STARTTLS, encryption'),
    server('Port', 'SMTP'),
    server('User name', 'Often your whole e-mail address.'),
    server('Password', 'It is stored encrypted and never shown again.'),
    server('Sender', 'The address that your e-mails come from.'),
  ],
  actions: [
    {
      label: 'Send a test e-mail',
      words: 'mail smtp spf dkim dmarc does it work check',
      at: '/mails/server#at=test-address',
    },
  ],
}
