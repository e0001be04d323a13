/** What the lightbox of a gallery says (theme, §8). */
export const lightbox = {
  close: 'Close (Esc)',
  previous: 'Previous (Left arrow key)',
  next: 'Next (Right arrow key)',
  place: '{place} of {total}',
  failed: 'The image could not be loaded.',
} as const
