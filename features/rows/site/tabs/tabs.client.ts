/** Arrow keys lead from tab to tab. Where the tabs stand beside their panel, the one that is open is not closed by a press on it. */
function enhance(tabs: HTMLElement): void {
  const all = [...tabs.querySelectorAll<HTMLElement>(':scope > .tabs__item > .tabs__tab')]
  tabs.addEventListener('keydown', (event) => {
    const place = all.indexOf(event.target as HTMLElement)
    const next = place < 0 ? undefined : all[placeBy(event.key, place, all.length, getComputedStyle(tabs).direction === 'rtl')]
    if (!next) return
    event.preventDefault()
    next.focus()
    if (next.parentElement instanceof HTMLDetailsElement) next.parentElement.open = true
  })
  tabs.addEventListener('click', (event) => {
    const item = event.target instanceof Element && event.target.closest('.tabs__tab')?.parentElement
    if (item instanceof HTMLDetailsElement && item.open && (tabs.dataset.apart || getComputedStyle(item).display === 'contents'))
      event.preventDefault()
  })
}

function placeBy(key: string, place: number, many: number, isRightToLeft: boolean): number {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowDown') return (place + 1) % many
  if (key === back || key === 'ArrowUp') return (place - 1 + many) % many
  if (key === 'Home') return 0
  return key === 'End' ? many - 1 : -1
}

const isOld = !CSS.supports('selector(::details-content)')
for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
  enhance(tabs)
  if (isOld) import('./panels-apart.client').then(({ setPanelsApart }) => setPanelsApart(tabs))
}

export {}
