/** What people hear on pages. */
export const messages = {
  /** Switch on a row whose pictures change by themselves. */
  pausePictures: 'Pause the pictures',
} as const
