import type { DrawnAlone } from '@frontage/kit/island/alone'
import { sheetOf, standAlone } from '@frontage/kit/island/alone.client'
import { onServer, serveFrom } from '@frontage/kit/wire/server.client'
import { wake } from './main'
import { findPlaces, type Place } from './places'
import { themeAround } from './theme-around'

serveFrom(new URL(import.meta.url).origin)
void showAll(findPlaces()).catch((reason: unknown) => console.error('frontage', reason))

/** Asks for everything that the page wants to show at once, and puts each where it belongs. */
async function showAll(places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  const response = await fetch(onServer(`/embed?${places.map(({ block, id }) => `show=${block}.${id}`).join('&')}`))
  if (!response.ok) throw new Error(`the widgets could not be asked for: ${response.status}`)
  const drawn = (await response.json()) as DrawnAlone
  const sheet = sheetOf(drawn)
  for (const [index, place] of places.entries()) {
    const html = drawn.widgets[index]
    if (html) show(place, html, sheet)
  }
}

/** One that fails leaves the others alone. */
function show(place: Place, html: string, sheet: CSSStyleSheet): void {
  try {
    const element = place.take()
    wake(standAlone(element, html, sheet, themeAround(element)))
  } catch (reason) {
    console.error(place.block, reason)
  }
}
