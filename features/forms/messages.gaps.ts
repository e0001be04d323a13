/** What of forms and messages of other plugins has no counterpart here, as a line of a report says it: each is a part of “Left out”. */
export const gaps = {
  field: (label: string, type: string, form: string) => `the field “${label}” (${type}) of the form “${form}”`,
  rule: (label: string, form: string) => `the rule of the field “${label}” of the form “${form}”: it is always shown`,
  rules: (form: string) => `the rules of the form “${form}”: all of its fields are always shown`,
  ruleOfNotification: (name: string, form: string) => `the rule of the notification “${name}” of the form “${form}”: it is always sent`,
  notification: (name: string, form: string) =>
    `the notification “${name}” of the form “${form}”: a form has one, and a confirmation e-mail`,
  action: (name: string, form: string) => `what “${name}” of the form “${form}” does after sending`,
  confirmation: (name: string, form: string) => `the confirmation “${name}” of the form “${form}”`,
  redirect: (address: string, form: string) => `the page after sending, ${address}, of the form “${form}”`,
  tag: (tag: string, form: string) => `the placeholder ${tag} in the e-mails of the form “${form}”`,
  tagOfAnswer: (tag: string, form: string) => `the placeholder ${tag} in the text after sending of the form “${form}”`,
  mask: (label: string, form: string) => `the input format of the field “${label}” of the form “${form}”`,
  dynamic: (label: string, form: string) => `the choices of the field “${label}” of the form “${form}”, which its site fills in`,
  image: (label: string, form: string) => `the pictures of the choices “${label}” of the form “${form}”`,
  misfit: (label: string, form: string) => `settings of the field “${label}” of the form “${form}”`,
  tooMany: (form: string) => `fields and steps of the form “${form}” that are more than a form may have`,
  mails: (form: string) => `e-mails and texts of the form “${form}”`,
  unreadable: (form: string) => `the form “${form}”, which cannot be read`,
  // Of Contact Form 7.
  line: (line: number, form: string, reason: string) => `line ${line} of the form “${form}”: ${reason}`,
  setting: (line: string, form: string) => `the setting “${line}” of the form “${form}”`,
  // Of messages.
  lostFiles: (count: number) =>
    count === 1
      ? '1 file that was sent with a message: the old site e-mailed it and stored only a checksum'
      : `${count} files that were sent with messages: the old site e-mailed them and stored only checksums`,
  sentFile: (address: string, reason: string) => `the file ${address} of a message: ${reason}`,
  whyNoFile: {
    type: 'files of this kind are not taken, or it is not what its name says',
    size: 'it is larger than its field takes',
    virus: 'it contains a virus',
    more: 'its field takes no more files',
  },
  labels: (count: number, plugin: string) =>
    count === 1
      ? `the labels of fields in 1 message of ${plugin}, which no file says: the numbers of the fields are there`
      : `the labels of fields in ${count} messages of ${plugin}, which no file says: the numbers of the fields are there`,
  spam: (count: number, plugin: string, days: number) =>
    count === 1
      ? `1 message in the spam of ${plugin}, older than ${days} days`
      : `${count} messages in the spam of ${plugin}, older than ${days} days`,
} as const
