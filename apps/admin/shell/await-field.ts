import type { Anchor } from '@frontage/kit/admin/search'
import { findField, findGroup, focusTargetOf } from './find-field'

/** Milliseconds in which a screen may still be on its way. */
const PATIENCE = 6000
const MARK = 'data-found'
const otherWork = ['keydown', 'pointerdown', 'wheel'] as const

/** Shows the heading at once and the field when it is there. Hands back what ends the waiting; whoever does something else ends it, too. */
export function awaitField(screen: HTMLElement, anchor: Anchor): () => void {
  const ends = new AbortController()
  let heading: HTMLElement | undefined
  const look = (): void => {
    const field = findField(screen, anchor)
    if (field && !focusTargetOf(field).matches(':disabled')) {
      ends.abort()
      show(field)
      return
    }
    const found = 'group' in anchor ? findGroup(screen, anchor.group) : undefined
    if (found && found !== heading) show(found)
    heading = found
  }
  const watcher = new MutationObserver(look)
  const timer = setTimeout(() => ends.abort(), PATIENCE)
  ends.signal.addEventListener('abort', () => {
    watcher.disconnect()
    clearTimeout(timer)
  })
  for (const type of otherWork) document.addEventListener(type, () => ends.abort(), { signal: ends.signal, passive: true })
  // A field that waits for what is stored is disabled until then.
  watcher.observe(screen, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  look()
  return () => ends.abort()
}

function show(name: HTMLElement): void {
  for (let around = name.closest('details'); around; around = around.parentElement?.closest('details') ?? null) around.open = true
  const place = name.closest('.mantine-InputWrapper-root, .mantine-Switch-root, fieldset') ?? name
  for (const before of document.querySelectorAll(`[${MARK}]`)) before.removeAttribute(MARK)
  place.setAttribute(MARK, '')
  focusTargetOf(name).focus({ preventScroll: true })
  place.scrollIntoView({ block: 'center' })
}
