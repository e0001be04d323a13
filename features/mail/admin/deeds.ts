import type { Deeds } from '@frontage/kit/admin/screen'

/** Words for what the log says about mails. */
export const deeds: Deeds = { 'mail.resend': (target) => `sent ${target} again` }
