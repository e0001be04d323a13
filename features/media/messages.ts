/** What people read about pictures. */
export const messages = {
  /** When a picture is asked for that is not there. */
  noSuchPicture: 'This picture does not exist.',
  /** When a film is larger than the call takes. */
  filmTooLarge: 'Choose a video of at most 100 MB.',
  /** When captions are larger than those of any film. */
  captionsTooLarge: 'Choose a captions file of at most 1 MB.',
  /** When only a part of a film came, or its index is missing. */
  filmBroken: 'This video is incomplete. Export it again, then upload it again.',
  /** When a picture is given a name that cannot stand in an address. */
  badName: 'Use only small letters, digits and single hyphens in a picture’s name.',
  /** When a picture is larger than the call takes. */
  tooLarge: 'Choose a picture of at most 25 MB.',
  /** When nothing was replaced, or too long ago. */
  nothingToUndo: 'There is no earlier picture to restore.',
  noCropOfDrawings: 'An SVG drawing cannot be cropped here. Crop it in the program that made it.',
  /** When an SVG cannot be read. */
  svgBroken: 'This file is not an SVG drawing, or it is damaged. Export it again as plain SVG.',
  /** When an SVG declares entities, which could grow without end. */
  svgEntities: 'This SVG file declares entities, which are not accepted. Export it again as plain SVG.',
  svgTooLarge: 'Choose an SVG file of at most 1 MB.',
  svgTooMuch: 'This drawing has too many parts, or parts that refer to each other without end. Simplify it and try again.',
  svgEmpty: 'This file contains no shapes that can be shown. If it holds a photo, upload that as JPEG or PNG.',
  svgNoSize: 'This drawing does not say how large it is. Export it with a width and height, or a view box.',
} as const
