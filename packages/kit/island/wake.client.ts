import { holdUse } from './visitor-state/hold.client'

/** Brings the code of a view; called when an island is due, and only then. */
export type ViewLoader = () => Promise<unknown>
/** Says whether the island works with its code from here on. */
type Mount = (island: HTMLElement, module: unknown) => Promise<boolean>
type Bring = () => Promise<readonly [{ readonly mount: Mount }, unknown]>

/** What islands cannot do without; where a browser lacks one of these, the plain page stays (portfolio and forms, §8). */
const needed = ['AbortController', 'FormData', 'DataTransfer', 'URLSearchParams', 'fetch', 'IntersectionObserver', 'ResizeObserver']

/** Signs that somebody uses what they happen in. A pointer counts as it moves: one that rests may have the page moved under it. */
const signs = ['pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'paste', 'dragenter']
/** How close a pointer comes that is on its way, in pixels. */
const NEAR = 80

/** Islands that sleep, and how each is woken. */
const asleep = new Map<HTMLElement, () => void>()

const due: Readonly<Record<string, (island: HTMLElement, wake: () => void) => void>> = {
  load: (_, wake) => wake(),
  idle: (_, wake) => ('requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 200)),
  visible: whenVisible,
  // What moves by itself does not where that is unwelcome.
  moving: (island, wake) => matchMedia('(prefers-reduced-motion: reduce)').matches || whenVisible(island, wake),
  after: ({ dataset: { wakeAfter } }, wake) => setTimeout(wake, Number(wakeAfter)),
}

/** Finds every island of the page, or of a part of it, and wakes it when it is due. One that cannot come stays as the server drew it. */
export function wakeIslands(
  loaders: Readonly<Record<string, ViewLoader>>,
  loadMount: () => Promise<{ mount: Mount }>,
  within: ParentNode = document,
): void {
  const missing = needed.find((feature) => !(feature in window))
  if (missing) {
    console.error(`Your browser does not support ${missing}.`)
    return
  }
  watchPage()
  for (const island of within.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = loaders[island.dataset.island ?? '']
    if (load) letSleep(island, () => Promise.all([loadMount(), load()]))
  }
}

/** Until it is due, or somebody comes. What is done meanwhile waits for it. */
function letSleep(island: HTMLElement, bring: Bring): void {
  const { dataset } = island
  const listening = new AbortController()
  const wake = (): void => {
    if (!asleep.delete(island)) return
    listening.abort()
    dataset.used = String(Date.now())
    bring()
      .then(async ([{ mount }, module]) => {
        await quiet()
        return mount(island, module)
      })
      .catch((reason: unknown) => void console.error(dataset.island, reason))
      .then((isAwake) => release(isAwake === true))
  }
  asleep.set(island, wake)
  island.getRootNode().addEventListener('left', () => asleep.delete(island))
  const { quiet, release } = holdUse(island, wake)
  for (const sign of signs) island.addEventListener(sign, wake, { passive: true, signal: listening.signal })
  dataset.since = String(Date.now())
  due[dataset.wake ?? '']?.(island, wake)
  if (isAsked(island)) wake()
}

/** Whether the address leads to it, or this browser remembers what it has to show at once; or somebody is in it already. */
function isAsked(island: HTMLElement): boolean {
  const { wakeQuery = '', wakeStored } = island.dataset
  const query = new URLSearchParams(location.search)
  const { activeElement } = island.getRootNode() as Document
  return (
    wakeQuery.split(' ').some((name) => query.has(name)) ||
    leadsTo(island) ||
    (activeElement !== null && island.contains(activeElement)) ||
    (wakeStored !== undefined && isStored(wakeStored))
  )
}

const leadsTo = (island: HTMLElement): boolean =>
  location.hash.length > 1 && island.querySelector(`#${CSS.escape(location.hash.slice(1))}`) !== null

function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}

let isWatched = false

/** What happens around sleeping islands, once for a page: a pointer comes near, files are dragged in, the address changes. */
function watchPage(): void {
  if (isWatched) return
  isWatched = true
  const { search } = location
  const wakeThose = (is: (island: HTMLElement) => unknown): void => {
    for (const [island, wake] of asleep) if (is(island)) wake()
  }
  let isLooking = false
  const near = ({ clientX, clientY, movementX, movementY }: PointerEvent): void => {
    // Chromium tells of one that rests as well, when the page scrolls below it.
    if (isLooking || !(movementX || movementY)) return
    isLooking = true
    requestAnimationFrame(() => {
      isLooking = false
      wakeThose((island) => {
        const { left, right, top, bottom } = island.getBoundingClientRect()
        return right > left && clientX > left - NEAR && clientX < right + NEAR && clientY > top - NEAR && clientY < bottom + NEAR
      })
    })
  }
  addEventListener('pointermove', near, { passive: true })
  addEventListener('dragenter', () => wakeThose((island) => island.querySelector('[type="file"]')), { passive: true })
  // The way back within a document: what another visit of it wrote into the address, an island has to bring.
  addEventListener('popstate', () => wakeThose((island) => location.search !== search || leadsTo(island)))
  addEventListener('hashchange', () => wakeThose(leadsTo))
}

function whenVisible(island: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: '200px' },
  )
  observer.observe(island)
}
