import { canFocus, focusableAround, focusOn, headingOf, isVisible } from './focusable'
import { type Gap, gapIn, inGap } from './gap'

/** What opens over a screen and takes the focus for itself. */
const LAYER = '[role=dialog], [role=alertdialog], [role=menu]'
/** Milliseconds that a screen has to put the focus somewhere itself: dialogs that close do so after 10. */
const GRACE = 30

/** Where the focus is or was, what opened the layers that are open, and the gaps that these things left. */
class Trail {
  last: HTMLElement | undefined
  private readonly openers = new Map<Element, HTMLElement>()
  private readonly gaps = new Map<HTMLElement, Gap>()

  entered(element: HTMLElement): void {
    const layer = element.closest(LAYER)
    if (layer && !this.openers.has(layer) && this.last && !layer.contains(this.last)) this.openers.set(layer, this.last)
    this.last = element
    this.forget()
  }

  /** Notes what of the trail has left the page with these changes, and where. */
  changed(records: readonly MutationRecord[]): void {
    for (const element of new Set([this.last, ...this.openers.values()])) {
      if (!element || element.isConnected) continue
      for (const record of records) {
        const gap = gapIn(record, this.gaps.get(element)?.parent ?? element)
        if (gap) this.gaps.set(element, gap)
      }
    }
  }

  /** Where to go on in place of an element: it, what opened the layer that it was in, or what stands where it stood. */
  inPlaceOf(element: HTMLElement): HTMLElement | undefined {
    if (canFocus(element)) return element
    const layer = element.closest(LAYER)
    const opener = layer && !canFocusIn(layer) ? this.openers.get(layer) : undefined
    if (opener && opener !== element) return this.inPlaceOf(opener)
    const gap = this.gaps.get(element)
    return (gap && inGap(gap)) ?? (element.isConnected ? headingOf(element.parentElement ?? element) : undefined)
  }

  /** Layers that are gone are of no use any more, nor are gaps of what nobody asks for. */
  private forget(): void {
    for (const layer of this.openers.keys()) if (!layer.isConnected) this.openers.delete(layer)
    const asked = new Set([this.last, ...this.openers.values()])
    for (const element of this.gaps.keys()) if (!asked.has(element)) this.gaps.delete(element)
  }
}

const canFocusIn = (layer: Element): boolean => layer.isConnected && isVisible(layer)

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Wherever the focus is lost, it goes on at a sensible place: a dialog or menu that closes gives it back to what opened it; where
 * that is gone, or a row is deleted with the focus in it, the next row gets it, the one before, or the list's heading. Whoever clicks on
 * nothing leaves it there, and a screen that sets the focus itself is let do so. Hands back what ends it.
 */
export function holdFocus(): () => void {
  const trail = new Trail()
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  let timer = 0
  const goOn = (): void => {
    timer = 0
    if (!trail.last || canFocus(trail.last) || !isNowhere()) return
    const place = trail.inPlaceOf(trail.last) ?? document.querySelector<HTMLElement>('[aria-modal=true], main')
    if (place) focusOn(place)
  }
  const watcher = new MutationObserver((records) => {
    trail.changed(records)
    if (trail.last && timer === 0 && isNowhere()) timer = window.setTimeout(goOn, GRACE)
  })
  document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && trail.entered(target), options)
  document.addEventListener('pointerdown', ({ target }) => pressed(trail, target), options)
  // A frame that takes the focus tells nobody else.
  window.addEventListener(
    'blur',
    () => document.activeElement instanceof HTMLIFrameElement && trail.entered(document.activeElement),
    options,
  )
  if (document.activeElement instanceof HTMLElement && !isNowhere()) trail.entered(document.activeElement)
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert', 'style'] })
  end.signal.addEventListener('abort', () => {
    watcher.disconnect()
    clearTimeout(timer)
  })
  return () => end.abort()
}

/** Not every browser focuses a button that is clicked. A click beside everything leaves the focus nowhere, but closes what is open. */
function pressed(trail: Trail, target: EventTarget | null): void {
  const element = target instanceof Element ? focusableAround(target) : undefined
  if (element) trail.entered(element)
  else if (!document.querySelector('[aria-modal=true], [role=menu]')) trail.last = undefined
}
