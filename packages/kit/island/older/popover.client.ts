/** A popover closes when one of its links is followed; browsers leave it open over a place on the same page. */
export function closeFollowedPopovers(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) target.closest<HTMLElement>('[popover]')?.hidePopover?.()
  })
}

/** Brings older browsers what they lack: popovers, and details of which one is open. All others fetch nothing. */
export async function bringMissing(): Promise<void> {
  // Whoever has this has popovers as well.
  if ('name' in HTMLDetailsElement.prototype) return
  const { helpOlder } = await import('./older.client')
  await helpOlder()
}
