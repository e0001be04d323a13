/** From this width on the titles stand together (`tabs.css`). */
const TOGETHER = '(min-width: 48rem)'

type Item = { readonly details: HTMLDetailsElement; readonly panel: HTMLElement }

/**
 * For browsers that cannot place the content of details: on wide screens the panels stand behind the titles, and the one of the
 * open title is seen. Also opens one at a time, and by an address, where the browser does neither.
 */
export function setPanelsApart(tabs: HTMLElement): void {
  const items = [...tabs.querySelectorAll<HTMLDetailsElement>(':scope > .tabs__item')].flatMap((details): Item[] => {
    const panel = details.querySelector<HTMLElement>(':scope > .tabs__panel')
    return panel ? [{ details, panel }] : []
  })
  const together = matchMedia(TOGETHER)
  const place = (): void => {
    if (together.matches) tabs.dataset.apart = tabs.dataset.layout
    else delete tabs.dataset.apart
    for (const { details, panel } of items) (together.matches ? tabs : details).append(panel)
    showOpen(items)
  }
  for (const { details } of items) details.addEventListener('toggle', () => opened(details, items))
  together.addEventListener('change', place)
  addEventListener('hashchange', () => openAddressed(items))
  place()
  openAddressed(items)
}

function opened(details: HTMLDetailsElement, items: readonly Item[]): void {
  if (details.open) for (const other of items) if (other.details !== details) other.details.open = false
  showOpen(items)
}

function showOpen(items: readonly Item[]): void {
  for (const { details, panel } of items) panel.hidden = !details.open && panel.parentElement !== details
}

/** `#slug` shows its panel. */
function openAddressed(items: readonly Item[]): void {
  const asked = items.find(({ panel: { id } }) => id && [id, encodeURIComponent(id)].includes(location.hash.slice(1)))
  if (!asked) return
  asked.details.open = true
  opened(asked.details, items)
  asked.panel.scrollIntoView()
}
