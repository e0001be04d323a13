/** What `<details>` cannot do by themselves: close on Escape, when the focus goes on or the pointer elsewhere, and with their branch. */
export function enhanceBranches(menu: HTMLElement): void {
  const open = (): HTMLDetailsElement[] => [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')]
  const closeAllBut = (element: Element | null): void => {
    for (const branch of open()) if (!branch.parentElement?.contains(element)) branch.open = false
  }
  menu.addEventListener('keydown', (event) => {
    const innermost = event.key === 'Escape' && open().findLast((branch) => branch.parentElement?.contains(event.target as Element))
    if (!innermost) return
    event.preventDefault()
    innermost.open = false
    innermost.querySelector('summary')?.focus()
  })
  // Only keys leave a branch by going on: what a finger presses must not move away before its click.
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) closeAllBut(target as Element)
  })
  document.addEventListener('pointerdown', ({ target }) => menu.contains(target as Node) || closeAllBut(null))
  for (const branch of menu.querySelectorAll('details')) branch.addEventListener('toggle', () => settle(branch, open))
}

/**
 * An open branch is the only one of its level and stands in sight; what was open in a closed one is closed too.
 * A browser tells of it later: by then one inside may be open already, and stays so.
 */
function settle(branch: HTMLDetailsElement, open: () => HTMLDetailsElement[]): void {
  if (branch.open) {
    for (const other of open()) if (!(other.contains(branch) || branch.contains(other))) other.open = false
    branch.querySelector('summary')?.scrollIntoView({ block: 'nearest' })
  } else for (const inner of branch.querySelectorAll<HTMLDetailsElement>('details[open]')) inner.open = false
}

/** A mouse opens a branch by being there; whoever pressed it keeps it open. */
export function openOnHover(menu: HTMLElement, isWide: () => boolean): void {
  for (const item of menu.querySelectorAll<HTMLElement>('[data-branch]')) {
    const branch = item.querySelector<HTMLDetailsElement>(':scope > details')
    if (!branch) continue
    let isByHover = false
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || !isWide() || branch.open) return
      branch.open = isByHover = true
    })
    item.addEventListener('pointerleave', () => {
      if (isByHover) branch.open = isByHover = false
    })
    branch.querySelector('summary')?.addEventListener('click', (event) => {
      if (!isByHover) return
      isByHover = false
      event.preventDefault()
    })
  }
}
