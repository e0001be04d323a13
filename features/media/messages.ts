/** What people read about pictures. */
export const messages = {
  /** When a picture is asked for that is not there. */
  noSuchPicture: 'This picture does not exist.',
  /** When a film is asked for that is not there. */
  noSuchFilm: 'This video does not exist.',
  /** When a film is larger than the call takes. */
  filmTooLarge: 'A video of at most 100 megabytes, please.',
  /** When only a part of a film came, or its index is missing. */
  filmBroken: 'This video is not complete. Please save it anew and try again.',
  /** When a picture is given a name that cannot stand in an address. */
  badName: 'A picture is named with small letters, digits and single hyphens.',
  /** When a picture is larger than the call takes. */
  tooLarge: 'A picture of at most 25 megabytes, please.',
} as const
