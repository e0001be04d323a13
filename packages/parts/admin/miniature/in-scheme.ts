export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/**
 * Shows the page in a frame in one of its two sets of colours, to be looked at and scrolled, not to be used. One that is still on
 * its way gets them when it is there.
 */
export function inScheme(frame: HTMLIFrameElement | null, scheme: Scheme): void {
  const page = frame?.contentDocument
  if (!page?.body) return
  page.documentElement.dataset.theme = scheme
  page.body.inert = true
}
