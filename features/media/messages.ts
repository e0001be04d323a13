/** What people read about pictures. */
export const messages = {
  /** When a picture is asked for that is not there. */
  noSuchPicture: 'This picture does not exist.',
  /** When a file is no picture of a kind that is taken, is broken, or is too large to unpack. */
  notAPicture: 'This is no JPEG, PNG, WebP or GIF picture of at most 40 megapixels.',
  /** When a picture is given a name that cannot stand in an address. */
  badName: 'A picture is named with small letters, digits and single hyphens.',
} as const
