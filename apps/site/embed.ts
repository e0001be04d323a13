import { hostPageOf } from '@frontage/kit/island/host-page'
import { onServer, serveFrom } from '@frontage/kit/wire/server.client'
import { wake } from './main'
import type { PagePlacement } from './place'
import { askFor, batchesOf, findPlaces } from './places'
import { themeAround } from './theme-around'

serveFrom(new URL(import.meta.url).origin)
const page = thisPage()
for (const places of batchesOf(findPlaces(), page)) showAll(places).catch((reason: unknown) => console.error('frontage', reason))

/** Asks for what the page wants to show, and puts each where it belongs. What is not known is named, and its place stays as it is. */
async function showAll(places: readonly PagePlacement[]): Promise<void> {
  const [drawing, response] = await Promise.all([import('./drawn'), fetch(onServer(`/embed?${askFor(places, page)}`))])
  if (!response.ok) throw new Error(`the widgets could not be loaded: ${response.status}`)
  const drawn = drawing.readRendered(await response.json())
  const sheet = drawing.sheetOf(drawn)
  for (const [index, place] of places.entries()) {
    const html = drawn.widgets[index]
    if (html) show(place, (element) => drawing.standAlone(element, html, sheet, themeAround(element)))
    else console.error(`frontage: there is no ${place.block} ${place.id}`)
  }
}

/** The page as it names itself, or else by its address. */
function thisPage(): string {
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? ''
  return hostPageOf(/^https?:\/\/([^/?#]+)/i.exec(own)?.[1] === location.host ? own : location.href)
}

/** One that fails leaves the others alone. */
function show(place: PagePlacement, draw: (element: HTMLElement) => HTMLElement): void {
  try {
    const element = place.take()
    const wrapper = draw(element)
    wake(wrapper)
    if (element.dataset.theme) void import('./ground').then(({ bringGround }) => bringGround(element, wrapper))
  } catch (reason) {
    console.error(place.block, reason)
  }
}
