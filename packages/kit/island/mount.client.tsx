import type { FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isolateBy } from '../jsx/jsx-runtime'
import { MARK } from '../words/foreign'
import { setLocale } from '../words/say'
import { resolveTexts } from '../words/texts'
import { Boundary } from './boundary.client'
import type { ViewProps } from './island'
import { type Filled, fillIn } from './visitor-state/filled.client'
import { Woken } from './woken.client'

/** Told to the shadow root of a widget that its page has taken away for good: nothing of it listens or counts on. */
const LEFT = 'left'

type ViewModule = { readonly View: FunctionComponent<ViewProps<unknown, unknown>> }

/** What an island was drawn from, and the words that differ from those of its code. */
type Note = ViewProps<unknown, unknown> & { readonly texts?: Readonly<Record<string, object>> }

/**
 * Takes over what the server drew. The note beside it holds what it was drawn from. Code that fails leaves the island plain.
 * Hands back, once that is known, whether it works.
 */
export async function mount(island: HTMLElement, module: unknown): Promise<boolean> {
  const root = island.querySelector<HTMLElement>(':scope > [data-island-root]')
  const note = island.querySelector(':scope > script[type="application/json"]')
  if (!root || !note) throw new Error('the island has no root')
  const json = note.textContent ?? ''
  const { texts, ...props } = JSON.parse(json) as Note
  // Few sites have words in another language than their own: what marks them comes with those.
  if (json.includes(MARK)) isolateBy((await import('../jsx/isolate')).isolated)
  const [language, timeZone] = island.dataset.place?.split(' ') ?? []
  if (language && timeZone) setLocale({ language, timeZone })
  resolveTexts(texts ?? {})
  const log = (reason: unknown, kind: 'failed' | 'mismatch'): void => {
    console.error(island.dataset.island, reason)
    void import('./tell-fault.client').then(({ tellFault }) => tellFault(island.dataset.island, kind))
  }
  // Where nothing of it is fetched. As nodes: pages of others may take no text for HTML.
  const drawn = document.createElement('template').content.ownerDocument.importNode(root, true)
  const { View } = module as ViewModule
  return new Promise((resolve) => {
    const failed = (reason: unknown, typed: Filled): void => {
      // Before anything else, which may fail as well.
      putBack(root, drawn, typed)
      delete island.dataset.awake
      resolve(false)
      log(reason, 'failed')
    }
    const woken = (): void => {
      // Where its code has failed meanwhile, another root stands there.
      if (root.isConnected) island.dataset.awake = ''
      resolve(root.isConnected)
    }
    const view = (
      <Boundary root={root} failed={failed}>
        <Woken woken={woken}>
          <View {...props} />
        </Woken>
      </Boundary>
    )
    let isLeft = false
    const taken = hydrateRoot(root, view, {
      identifierPrefix: island.id,
      // React counts a root that is taken away before it was taken over as one that does not match.
      onRecoverableError: (reason) => isLeft || log(reason, 'mismatch'),
      onCaughtError: () => {},
      // React has emptied the root; this one is no longer in the page where `failed` came so far.
      onUncaughtError: (reason) => root.isConnected && failed(reason, []),
    })
    const leave = (): void => {
      isLeft = true
      taken.unmount()
    }
    island.getRootNode().addEventListener(LEFT, leave, { once: true })
  })
}

/** In a new element: the old one stays with the code that failed, which may still come back to it. */
function putBack(root: HTMLElement, drawn: HTMLElement, typed: Filled): void {
  root.replaceWith(drawn)
  fillIn(drawn, typed)
}

if (!CSS.supports('appearance', 'base-select')) void import('./older/toggle-options.client').then(({ toggleOptions }) => toggleOptions())
