/** A popover closes when one of its links is followed; browsers leave it open over a place on the same page. */
export function closeFollowedPopovers(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) target.closest<HTMLElement>('[popover]')?.hidePopover()
  })
}
