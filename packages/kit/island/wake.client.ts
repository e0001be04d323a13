/** Brings the code of a view; called when an island is due, and only then. */
export type ViewLoader = () => Promise<unknown>
type Mount = (island: HTMLElement, module: unknown) => void

/** What islands cannot do without; where a browser lacks one of these, the plain page stays (portfolio and forms, §8). */
const needed = ['AbortController', 'FormData', 'DataTransfer', 'URLSearchParams', 'fetch', 'IntersectionObserver', 'ResizeObserver']

const due: Readonly<Record<string, (island: HTMLElement, wake: () => void) => void>> = {
  load: (_, wake) => wake(),
  idle: (_, wake) => ('requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 200)),
  visible: whenVisible,
  interaction: (island, wake) => {
    for (const event of ['pointerover', 'focusin', 'touchstart']) island.addEventListener(event, wake, { once: true, passive: true })
  },
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
  for (const island of within.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = island.dataset.island ?? ''
    const load = loaders[name]
    let woken = false
    const wake = (): void => {
      if (woken || !load) return
      woken = true
      Promise.all([loadMount(), load()])
        .then(([{ mount }, module]) => mount(island, module))
        .catch((reason: unknown) => console.error(name, reason))
    }
    due[island.dataset.wake ?? '']?.(island, wake)
  }
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
