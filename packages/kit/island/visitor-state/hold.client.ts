import { serverOrigin } from '../../wire/server.client'

/** A press that waits: what was pressed, where it stands below the island's root, and how it is made again. */
type Press = {
  readonly element: HTMLElement
  readonly way: readonly number[]
  readonly busy: string | null
  again(element: HTMLElement): void
}

/** After a finger is lifted the click comes a moment later, in milliseconds. */
const UNTIL_CLICK = 50
/** How long a press waits for code on a slow line before it goes the plain way, in milliseconds. */
const PATIENCE = 12_000

/**
 * What is done in an island before its code is there. Presses on links and buttons and the sending of forms wait, once each;
 * what is typed and chosen stands in the fields by itself, and is told again. `use` hears of the first of it.
 */
export function holdUse(island: HTMLElement, use: () => void) {
  const presses: Press[] = []
  const changed = new Map<EventTarget, Set<string>>()
  const listening = new AbortController()
  const quiet = waitForQuiet(island, listening.signal)
  let patience: ReturnType<typeof setTimeout> | undefined
  const hold = (event: Event, element: HTMLElement, again: Press['again']): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    use()
    if (presses.at(-1)?.element === element) return
    presses.push({ element, way: wayTo(element, island), busy: element.ariaBusy, again })
    element.ariaBusy = 'true'
    element.dataset.held = ''
    patience ??= setTimeout(release, PATIENCE, false)
  }
  const click = (event: Event): void => {
    const pressed = pressedBy(event as MouseEvent)
    if (pressed) hold(event, pressed, (element) => element.click())
  }
  const submit = (event: Event): void => {
    const { target, submitter } = event as SubmitEvent
    const isThere = (): boolean => submitter?.isConnected === true
    hold(event, target as HTMLElement, (form) => (form as HTMLFormElement).requestSubmit(isThere() ? submitter : null))
  }
  const change = ({ type, target }: Event): void => {
    if (target) changed.set(target, (changed.get(target) ?? new Set()).add(type))
  }
  const tell = (): void => {
    for (const [target, types] of changed) for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }))
  }
  /** The island works, or it stays plain: of several presses the last one leads on then. */
  function release(isAwake: boolean): void {
    clearTimeout(patience)
    listening.abort()
    if (isAwake) tell()
    for (const { busy, element } of presses) {
      element.ariaBusy = busy
      delete element.dataset.held
    }
    for (const { element, way, again } of presses.splice(0).slice(isAwake ? 0 : -1))
      again(element.isConnected ? element : (elementAt(way, island) ?? element))
  }
  const options = { capture: true, signal: listening.signal }
  for (const [type, heard] of Object.entries({ click, submit, input: change, change })) island.addEventListener(type, heard, options)
  return { quiet, release }
}

/** The link or the button that a click presses, where the island could answer it: others are the browser's. */
function pressedBy({ target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLElement | undefined {
  if (button || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined
  const pressed = target.closest<HTMLElement>('a[href], button, [type="submit"], [type="image"]')
  return pressed instanceof HTMLAnchorElement && leadsAway(pressed) ? undefined : (pressed ?? undefined)
}

/** To another window, or to somebody else; where that may open in place, the link carries data. */
const leadsAway = ({ target, download, origin, dataset }: HTMLAnchorElement): boolean =>
  (target !== '' && target !== '_self') || download !== '' || (origin !== serverOrigin() && !Object.keys(dataset).length)

/** Waits while a finger or a mouse button is down, or a word is being composed: nothing may move or change under it. */
function waitForQuiet(island: HTMLElement, signal: AbortSignal): () => Promise<void> {
  const going = new Set<string>()
  let goOn: (() => void) | undefined
  const end = (what: string): void => {
    going.delete(what)
    if (!going.size) goOn?.()
  }
  const options = { capture: true, passive: true, signal }
  island.addEventListener('pointerdown', () => going.add('press'), options)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setTimeout(end, UNTIL_CLICK, 'press'), options)
  island.addEventListener('compositionstart', () => going.add('word'), options)
  island.addEventListener('compositionend', () => setTimeout(end, 0, 'word'), options)
  return () =>
    new Promise((resolve) => {
      goOn = resolve
      if (!going.size) resolve()
    })
}

const rootOf = (island: Element): Element => island.querySelector(':scope > [data-island-root]') ?? island

/** Where an element stands, by places among its siblings. */
function wayTo(element: Element, island: Element): number[] {
  const way: number[] = []
  const root = rootOf(island)
  for (let at: Element | null = element; at && at !== root; at = at.parentElement)
    way.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
  return way
}

const elementAt = (way: readonly number[], island: Element): HTMLElement | undefined =>
  way.reduce<Element | undefined>((at, place) => at?.children[place], rootOf(island)) as HTMLElement | undefined
