/** What people read about pictures. */
export const messages = {
  /** When a picture is asked for that is not there. */
  noSuchPicture: 'This picture does not exist.',
  /** When a picture is given a name that cannot stand in an address. */
  badName: 'A picture is named with small letters, digits and single hyphens.',
} as const
