import { hostPageOf } from '@frontage/kit/island/host-page'
import { onServer, serveFrom } from '@frontage/kit/wire/server.client'
import './main'
import type { PagePlacement } from './place'
import { askFor, batchesOf, findPlaces } from './places'

/** For how long changes of the page are gathered, in milliseconds: what is only moved is back by then. */
const PAUSE = 50

let drawing: Promise<typeof import('./drawn')> | undefined
let pause: ReturnType<typeof setTimeout> | undefined

serveFrom(new URL(import.meta.url).origin)
showNew()
const changes = new MutationObserver(() => (pause ??= setTimeout(look, PAUSE)))
changes.observe(document, { childList: true, subtree: true, attributeFilter: ['data-frontage', 'data-id'] })

/** Pages that change without being loaded anew: what has gone is let go of, and what came is shown. */
async function look(): Promise<void> {
  pause = undefined
  const drawn = await drawing?.catch(() => undefined)
  drawn?.letGo()
  showNew()
}

function showNew(): void {
  const page = thisPage()
  for (const places of batchesOf(findPlaces(), page)) showAll(places, page).catch((reason: unknown) => console.error('frontage', reason))
}

/** Asks for what the page wants to show, and puts each where it belongs. What is not known is named, and its place stays as it is. */
async function showAll(places: readonly PagePlacement[], page: string): Promise<void> {
  drawing ??= import('./drawn')
  const [{ showDrawn }, response] = await Promise.all([drawing, fetch(onServer(`/embed?${askFor(places, page)}`))])
  if (!response.ok) throw new Error(`the widgets could not be loaded: ${response.status}`)
  showDrawn(places, await response.json())
}

/** The page as it names itself, or else by its address. */
function thisPage(): string {
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? ''
  return hostPageOf(/^https?:\/\/([^/?#]+)/i.exec(own)?.[1] === location.host ? own : location.href)
}
