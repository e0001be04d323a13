/**
 * Nothing but this element can be reached, by pointer, keyboard or speech, until what is handed back is called. It begins after the
 * next picture: the browser works out the style of the whole page anew for it.
 */
export function leaveAlone(element: HTMLElement): () => void {
  const end = new AbortController()
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (end.signal.aborted) return
      const others = othersBeside(element)
      for (const other of others) other.inert = true
      end.signal.addEventListener('abort', () => {
        for (const other of others) other.inert = false
      })
    }),
  )
  return () => end.abort()
}

/** What stands beside the element and beside everything around it. */
function othersBeside(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = []
  for (let inner: Element = element; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) others.push(other)
  return others
}
