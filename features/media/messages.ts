/** What people read about pictures. */
export const messages = {
  /** When a picture is asked for that is not there. */
  noSuchPicture: 'This picture does not exist.',
  /** When a film is asked for that is not there. */
  noSuchFilm: 'This video does not exist.',
  /** When a film is larger than the call takes. */
  filmTooLarge: 'Choose a video of at most 100 MB.',
  /** When only a part of a film came, or its index is missing. */
  filmBroken: 'This video is incomplete. Export it again, then upload it again.',
  /** When a picture is given a name that cannot stand in an address. */
  badName: 'Use only small letters, digits and single hyphens in a picture’s name.',
  /** When a picture is larger than the call takes. */
  tooLarge: 'Choose a picture of at most 25 MB.',
} as const
