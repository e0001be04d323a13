import { scripts } from 'virtual:block-scripts'
import { sheetOf, standAlone } from '@frontage/kit/island/alone.client'
import { readRendered } from '@frontage/kit/island/read-drawn'
import { wake } from './main'
import { nameParts } from './named-parts'
import { forgetPlace, type PagePlacement } from './place'
import { themeAround } from './theme-around'

/** What stands on the page: the wrapper of each widget by its element, and what that element asked for. */
const shown = new Map<HTMLElement, { readonly wrapper: HTMLElement; readonly wants: string }>()

const wantsOf = ({ dataset: { frontage, id } }: HTMLElement): string => `${frontage} ${id}`

/** Puts what the server drew where it belongs. What it does not know is named, and its place stays as it is. Throws for what is no answer. */
export function showDrawn(places: readonly PagePlacement[], answer: unknown): void {
  const drawn = readRendered(answer)
  const sheet = sheetOf(drawn)
  // Old libraries put a function of their own in the place of `entries`.
  places.forEach((place, index) => {
    const html = drawn.widgets[index]
    if (html && place.said.server) void showFromOther(place, html, sheet)
    else if (html) show(place, html, sheet)
    else console.error(`frontage: there is no ${place.block} ${place.said.name ?? place.id}`)
  })
}

/** One whose calls go to another server. */
async function showFromOther(place: PagePlacement, html: string, sheet: CSSStyleSheet): Promise<void> {
  const drawn = await import('./other-server')
    .then(({ pointAtOther }) => pointAtOther(place, html))
    .catch((reason: unknown) => console.error(place.block, reason))
  if (drawn) show(place, drawn, sheet)
}

/** One that fails leaves the others alone. */
function show(place: PagePlacement, html: string, sheet: CSSStyleSheet): void {
  try {
    const element = place.take()
    // It was taken away while the server was asked.
    if (!element.isConnected) {
      forgetPlace(element)
      return
    }
    const wrapper = standAlone(element, html, sheet, themeAround(element))
    shown.set(element, { wrapper, wants: wantsOf(element) })
    nameParts(wrapper)
    wake(wrapper)
    void enhance(place.block, wrapper).catch((reason: unknown) => console.error(place.block, reason))
    if (element.dataset.theme) void import('./ground').then(({ bringGround }) => bringGround(element, wrapper))
  } catch (reason) {
    console.error(place.block, reason)
  }
}

/** The script of a block without React. */
async function enhance(block: string, wrapper: HTMLElement): Promise<void> {
  const script = await scripts[block]?.()
  if (wrapper.isConnected) script?.enhanceIn(wrapper)
}

/** Widgets that the page has taken away, or in whose place it wants another one: their code ends, and their place counts as new. */
export function letGo(): void {
  for (const [element, { wrapper, wants }] of shown) {
    if (element.isConnected && wantsOf(element) === wants) continue
    wrapper.getRootNode().dispatchEvent(new Event('left'))
    wrapper.remove()
    shown.delete(element)
    forgetPlace(element)
  }
}
