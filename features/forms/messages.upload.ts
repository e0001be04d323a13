/** What visitors read in and around an upload (facts, §9; the specification's words where the two differ). */
export const uploadMessages = {
  drop: 'Drag & Drop Files Here',
  or: 'or',
  browse: 'Browse Files',
  counter: '{count} of {most}',
  /** Portfolio and forms, §5. */
  serverMax: 'Uploaded file exceeds the maximum upload size of your server.',
  tooLarge: 'Uploaded file is too large',
  badType: 'Uploaded file is not allowed for file type',
  tooMany: 'Note : Some of the files are not uploaded ( Only %count% files allowed )',
  least: 'The minimum file upload is {least}',
  deleting: 'deleting...',
  /** Beside the area. */
  limits: '{types}. Up to {most} files, {size} each.',
  limitsOfOne: '{types}. One file, up to {size}.',
  /** The state of a file. */
  waiting: '{size}, waiting',
  sent: '{size}, {percent}% sent',
  complete: '{size}, uploaded',
  /** Names the buttons of a file. */
  cancel: 'Cancel {name}',
  remove: 'Remove {name}',
  retry: 'Try {name} again',
  again: 'Try again',
  /** Said aloud. */
  saidComplete: '{name} uploaded.',
  saidRemoved: '{name} removed.',
  saidProblem: '{name}: {problem}',
  /** Names the list. */
  files: 'Chosen files',
} as const
