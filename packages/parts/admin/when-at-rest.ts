/** Milliseconds after which it is done even where a screen never rests. */
const LATEST = 4_000

/** The same where a browser does not say when it rests: Safari. */
const SOON = 200

/** Does something once the browser has nothing else to do. Hands back what calls it off. */
export function whenAtRest(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis && 'cancelIdleCallback' in globalThis) {
    const asked = requestIdleCallback(run, { timeout: LATEST })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, SOON)
  return () => clearTimeout(timer)
}
