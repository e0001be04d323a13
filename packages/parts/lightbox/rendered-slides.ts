/** What stands on the stage. `ready` fails with the words that say why there is nothing to see. */
export type RenderedSlides = {
  readonly element: HTMLElement
  readonly ready: Promise<unknown>
  /** Where to look for it when it fails. */
  readonly href: string
  /** What is to have the focus, if not the close button. */
  readonly focus?: () => HTMLElement | null
  /** Puts back what was borrowed. */
  readonly leave?: () => void
}
