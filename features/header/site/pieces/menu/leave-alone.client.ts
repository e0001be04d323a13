/** Nothing but this element can be reached, by pointer, keyboard or speech, until what is handed back is called. */
export function leaveAlone(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let inner: Element = element; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) others.push(other)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}
