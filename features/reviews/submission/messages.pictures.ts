import { texts } from '@frontage/kit/texts'

/** Reviews: chosen pictures. What visitors read once they have chosen pictures. Loaded with the first of them. */
export const pictureMessages = texts('reviews.pictures', {
  /** When a file is not taken. */
  notAPicture: '{name} is not a picture that we can show. Choose a PNG, JPEG, GIF or WebP.',
  tooLarge: '{name} has {size} MB, which is over the limit of 5 MB. Try a smaller picture.',
  /** When there are too many of them. */
  tooMany: 'Up to {most} pictures, please.',
  /** Size of a chosen file. */
  size: '{size} MB',
  /** Takes a chosen file away again. */
  remove: 'Remove {name}',
})
