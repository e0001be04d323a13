import { texts } from '@frontage/kit/texts'

/** Contact forms: uploaded files. What visitors read about the files that they upload (facts, §9; the specification's words where the two differ). */
export const fileMessages = texts('forms.files', {
  counter: '{count} of {most}',
  /** At a file that is not accepted: why. [portfolio and forms §5] */
  serverMax: 'Uploaded file exceeds the maximum upload size of your server.',
  tooLarge: 'Uploaded file is too large',
  badType: 'Uploaded file is not allowed for file type',
  tooMany: 'Note : Some of the files are not uploaded ( Only {count} files allowed )',
  /** At a file that could not be uploaded or deleted, without a known reason. */
  notTaken: 'This file could not be uploaded. Please try again.',
  notDeleted: 'This file could not be removed. Please try again.',
  deleting: 'deleting...',
  /** The state of a file. */
  waiting: '{size}, waiting',
  sent: '{size}, {percent}% sent',
  complete: '{size}, uploaded',
  /** Labels of the buttons beside a file. */
  cancel: 'Cancel {name}',
  remove: 'Remove {name}',
  retry: 'Try {name} again',
  /** Read aloud by screen readers. */
  saidComplete: '{name} uploaded.',
  saidRemoved: '{name} removed.',
  saidProblem: '{name}: {problem}',
  /** Label of the list of files. */
  files: 'Chosen files',
})
