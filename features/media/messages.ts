/** What people read about pictures. */
export const messages = {
  /** When a picture is asked for that is not there. */
  noSuchPicture: 'This picture does not exist.',
  /** When a film is asked for that is not there. */
  noSuchFilm: 'This film does not exist.',
  /** When a picture is given a name that cannot stand in an address. */
  badName: 'A picture is named with small letters, digits and single hyphens.',
  /** When a picture is larger than the call takes. */
  tooLarge: 'A picture of at most 25 megabytes, please.',
} as const
