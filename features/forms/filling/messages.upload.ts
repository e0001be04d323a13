import { texts } from '@frontage/kit/texts'

/** Contact forms: upload area. What visitors read in an upload area [facts §9]. What they read of their files stands in messages.files.ts. */
export const uploadMessages = texts('forms.upload', {
  drop: 'Drag & Drop Files Here',
  or: 'or',
  browse: 'Browse Files',
  /** After a long list of file types. */
  more: '{types} and more',
  /** Beside the area. */
  limits: '{types}: up to {most} files, {size} each',
  limitsOfOne: '{types}: one file, up to {size}',
})
