import { canFocus, focusableIn, headingOf } from './focusable'

/** Where an element stood that was taken from the page, and which of the things in there it was. */
export type Gap = {
  readonly parent: Element
  readonly next: Node | null
  readonly previous: Node | null
  readonly tag: string
  readonly number: number
  readonly name: string
}

export const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/** The gap that a change of the page left where the element was, or what was around it; undefined where it was not part of what was taken. */
export function gapIn({ target, removedNodes, nextSibling, previousSibling }: MutationRecord, element: Element): Gap | undefined {
  const taken = [...removedNodes].find((node): node is Element => node instanceof Element && node.contains(element))
  if (!taken || !(target instanceof Element)) return undefined
  const number = Math.max(0, focusableIn(taken).indexOf(element as HTMLElement))
  return { parent: target, next: nextSibling, previous: previousSibling, tag: taken.tagName, number, name: nameOf(element) }
}

/** What takes the place of something that is gone: what is called the same there, the same thing of the next row, of the row before, the list's heading. */
export function inGap({ parent, next, previous, tag, number, name }: Gap): HTMLElement | undefined {
  if (!parent.isConnected) return undefined
  const twins = name ? focusableIn(parent).filter((element) => nameOf(element) === name && canFocus(element)) : []
  if (twins.length === 1) return twins[0]
  for (const row of [next, previous]) {
    if (!(row instanceof HTMLElement) || !row.isConnected || row.tagName !== tag) continue
    const things = focusableIn(row).filter(canFocus)
    const thing = things[number] ?? things[0]
    if (thing) return thing
  }
  return inWidget(parent) ?? headingOf(parent)
}

/** Where the Tab key comes into a tree or list that has arrow keys inside. */
function inWidget(parent: Element): HTMLElement | undefined {
  const widget = parent.closest('[role=tree], [role=listbox], [role=grid], [role=tablist]')
  return widget ? focusableIn(widget).find(canFocus) : undefined
}
