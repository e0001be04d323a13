/** Where a widget is wanted: which one, what its place says, and what gives the element for it once it is known to be there. */
export type PagePlacement = {
  readonly block: string
  readonly id: string
  readonly said: Readonly<Record<string, string>>
  readonly take: () => HTMLElement
}

/** What the server was asked for already, shown or not. */
const asked = new WeakSet<Element>()

/** Their shadow roots are ours, and empty. */
const left = new WeakSet<Element>()

/** Whether an element was never looked at before; it is from here on. One with a shadow root of somebody else is none of ours. */
export const isNew = (element: Element): boolean =>
  !asked.has(element) && (!element.shadowRoot || left.has(element)) && Boolean(asked.add(element))

/** What was taken away may come back, and be another widget then. */
export function forgetPlace(element: Element): void {
  asked.delete(element)
  left.add(element)
}
