import { flushSync } from 'react-dom'

/** Changes a list so that what stays moves to its new place; at once where motion is unwelcome or nobody is looking. */
export function animateMove(list: HTMLElement | null, change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState !== 'visible'
  if (!list || isStill || !('startViewTransition' in document)) {
    change()
    return
  }
  list.dataset.moving = ''
  const transition = document.startViewTransition(() => flushSync(change))
  const done = (): void => void delete list.dataset.moving
  transition.finished.then(done, done)
  // The next change overtakes this one: what matters has happened all the same.
  transition.ready.catch(() => {})
}
