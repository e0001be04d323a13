/** A popover closes when one of its links is followed; browsers leave it open over a place on the same page. */
export function closeFollowedPopovers(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) target.closest<HTMLElement>('[popover]')?.hidePopover?.()
  })
}

/** Brings popovers to browsers that have none of their own; all others fetch nothing. */
export async function bringPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  const { apply } = await import('@oddbird/popover-polyfill/fn')
  apply()
}
