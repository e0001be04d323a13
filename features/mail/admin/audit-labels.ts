import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about mails. */
export const auditLabels: AuditLabels = {
  'mail.resend': (target) => `sent ${target} again`,
  'mail.server': () => 'changed the mail server',
  'mail.remove-server': () => 'removed the mail server',
  'job.revive': (target) => `had a failed task tried again (${target})`,
  'job.discard': (target) => `discarded a failed task (${target})`,
}
