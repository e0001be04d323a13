/** Why code that comes later could not be had: browsers remember that of a module for as long as the page stays. */
const missing = new WeakSet<object>()

/** Waits for code that comes later. */
export const bring = <Module>(coming: Promise<Module>): Promise<Module> =>
  coming.catch((reason: object) => {
    missing.add(reason)
    throw reason
  })

/**
 * Where code is missing, what was pressed leads where it leads without a script. Without a line it would lead nowhere, and on
 * pages of others our links and forms are not theirs. Hands back whether it did.
 */
export function goPlainly(root: Element | null | undefined, reason: unknown, go: () => void): boolean {
  const may = missing.has(reason as object) && navigator.onLine && root?.getRootNode() === document
  if (may) go()
  return may
}
