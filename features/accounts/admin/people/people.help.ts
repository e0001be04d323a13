import type { ScreenHelp } from '@frontage/kit/admin/screen'

export const help: ScreenHelp = {
  path: '/people',
  text: 'Everyone who can sign in, and what they may do. Invite people by e-mail, change their role, or remove them. The access of a removed person can be restored for 30 days.',
}
