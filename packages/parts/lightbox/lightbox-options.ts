export type LightboxOptions = {
  /** Nothing but the page's own doings close it. */
  readonly modal?: boolean
  /** After the last comes the first; so it is unless this says otherwise. */
  readonly loop?: boolean
  /** Nobody pressed what is shown first, such as when the address of the page names it: then others are asked after a press only. */
  readonly isUnasked?: boolean
  /** So long it stands with `data-removing` before it is gone; milliseconds. */
  readonly removalDelay?: number
  /** The picture in the page that a slide grows out of. */
  readonly from?: (place: number) => Element | null | undefined
  /** On pages of others: the part whose look it needs. */
  readonly near?: Element | undefined
  readonly onShow?: (place: number) => void
  readonly onClose?: () => void
}
