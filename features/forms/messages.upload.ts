/** What visitors read in an upload area (facts, §9). What they read of their files stands in messages.files.ts. */
export const uploadMessages = {
  drop: 'Drag & Drop Files Here',
  or: 'or',
  browse: 'Browse Files',
  /** Beside the area. */
  limits: '{types}. Up to {most} files, {size} each.',
  limitsOfOne: '{types}. One file, up to {size}.',
} as const
