/** What browsers do without that leave all details of a name open, as Chrome did before 120 and Safari before 17.2. */
export async function helpOlder(): Promise<void> {
  document.addEventListener('toggle', ({ target }) => closeOthers(target), true)
  closeOthers(document.querySelector(':target')?.closest('details') ?? null)
  if ('popover' in HTMLElement.prototype) return
  const { apply } = await import('@oddbird/popover-polyfill/fn')
  apply()
}

/** Of details that share a name one is open. */
function closeOthers(opened: EventTarget | null): void {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return
  const name = opened.getAttribute('name')
  if (!name) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[open][name="${CSS.escape(name)}"]`))
    if (other !== opened) other.open = false
}
