import { permission } from '@frontage/kit/wire/permission'

/** Letters hold what visitors wrote. */
export const mayReadMail = permission('mail.read', ['owner', 'editor'])
export const mayResendMail = permission('mail.resend', ['owner', 'editor'])
