import { permission } from '@frontage/kit/wire/permission'

/** Letters hold what visitors wrote. */
export const mayReadMail = permission('mail.read', ['owner', 'editor'])
export const mayResendMail = permission('mail.resend', ['owner', 'editor'])
export const maySetMailServer = permission('mail.set-server', ['owner'])
/** What went wrong in the house. */
export const mayReadStatus = permission('status.read', ['owner'])
export const maySettleJobs = permission('status.settle', ['owner'])
