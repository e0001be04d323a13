import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about forms and messages. */
export const auditLabels: AuditLabels = {
  'form.add': (target) => `added ${target}`,
  'form.change': (target) => `changed ${target}`,
  'form.delete': (target) => `deleted ${target}`,
  'entry.new': (target) => `marked messages as unread: ${target}`,
  'entry.read': (target) => `read messages: ${target}`,
  'entry.done': (target) => `marked messages as done: ${target}`,
  'entry.spam': (target) => `marked messages as spam: ${target}`,
  'entry.trash': (target) => `moved messages to trash: ${target}`,
  'entry.delete': (target) => `deleted messages for good: ${target}`,
  'entry.correct': (target) => `corrected a message: ${target}`,
  'entry.reply': (target) => `replied to a message: ${target}`,
  'entry.retry': (target) => `retried a notification: ${target}`,
  'entry.export': (target) => `exported messages: ${target}`,
}
