type Wanted = {
  /** Below this width of the window a link stays a link; pixels. */
  readonly disableOn?: number
}

/** Whether a press on a link is one for a lightbox: not with a key held, and not where the window is too narrow. */
export function isForLightbox(event: MouseEvent, { disableOn = 0 }: Wanted = {}): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && innerWidth >= disableOn
}
