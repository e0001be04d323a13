/** Everywhere: large pictures. What is read and heard; words in braces become the link to what could not be shown. [texts parts.lightbox] */
export const lightboxWords = {
  close: 'Close (Esc)',
  /** `{key}` is the key that leads there, which is the other one where reading goes to the left. */
  previous: 'Previous ({key} arrow key)',
  next: 'Next ({key} arrow key)',
  left: 'Left',
  right: 'Right',
  /** Which one is shown. */
  place: '{place} of {total}',
  loading: 'Loading...',
  /** When a picture cannot be fetched. */
  failed: '{The image} could not be loaded.',
  /** When a page cannot be fetched, or must not be shown. */
  failedContent: '{The content} could not be loaded.',
  /** When the part of the page that is to be shown is not there. */
  notFound: 'Content not found',
  /** Starts a video; `{title}` is its name. */
  play: 'Play {title}',
  /** Shows a page of another site, such as a map; `{title}` is its name, `{host}` the site that is asked then. */
  show: 'Show {title} from {host}',
} as const

export type LightboxWords = Readonly<Record<keyof typeof lightboxWords, string>>
