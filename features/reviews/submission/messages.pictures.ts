import { texts } from '@frontage/kit/texts'

/** Reviews: form, chosen pictures. What visitors read once they have chosen pictures. Loaded with the first of them. */
export const pictureMessages = texts('reviews.pictures', {
  /** When a file is not accepted. */
  notAPicture: '{name} is not a picture that we can show. Choose a PNG, JPEG, GIF or WebP file.',
  tooLarge: '{name} is {size} MB, which is over the limit of 5 MB. Choose a smaller picture.',
  /** When there are too many of them. */
  tooMany: 'Please choose up to {most} pictures.',
  /** Size of a chosen file. */
  size: '{size} MB',
  /** Button that removes a chosen file. */
  remove: 'Remove {name}',
})
