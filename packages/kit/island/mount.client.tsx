import type { FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setLocale } from '../words/say'
import { resolveTexts } from '../words/texts'
import { Boundary } from './boundary.client'
import { type Filled, fillIn } from './filled.client'
import type { ViewProps } from './island'
import { tellFault } from './tell-fault.client'
import { toggleOptions } from './toggle-options.client'

type ViewModule = { readonly View: FunctionComponent<ViewProps<unknown, unknown>> }

/** What an island was drawn from, and the words that differ from those of its code. */
type Note = ViewProps<unknown, unknown> & { readonly texts?: Readonly<Record<string, object>> }

/** Takes over what the server drew. The note beside it holds what it was drawn from. Code that fails leaves the island plain. */
export function mount(island: HTMLElement, module: unknown): void {
  const root = island.querySelector<HTMLElement>(':scope > [data-island-root]')
  const note = island.querySelector(':scope > script[type="application/json"]')
  if (!root || !note) throw new Error('the island has no root')
  const { texts, ...props } = JSON.parse(note.textContent ?? '') as Note
  const [language, timeZone] = island.dataset.place?.split(' ') ?? []
  if (language && timeZone) setLocale({ language, timeZone })
  resolveTexts(texts ?? {})
  const log = (reason: unknown, kind: 'failed' | 'mismatch'): void => {
    console.error(island.dataset.island, reason)
    tellFault(island.dataset.island, kind)
  }
  const failed = (reason: unknown, typed: Filled): void => {
    // Before anything else, which may fail as well.
    putBack(root, drawn, typed)
    delete island.dataset.awake
    log(reason, 'failed')
  }
  const drawn = root.innerHTML
  const { View } = module as ViewModule
  const view = (
    <Boundary root={root} failed={failed}>
      <View {...props} />
    </Boundary>
  )
  hydrateRoot(root, view, {
    identifierPrefix: island.id,
    onRecoverableError: (reason) => log(reason, 'mismatch'),
    onCaughtError: () => {},
    // React has emptied the root; this one is no longer in the page where `failed` came so far.
    onUncaughtError: (reason) => root.isConnected && failed(reason, []),
  })
  island.dataset.awake = ''
}

/** In a new element: the old one stays with the code that failed, which may still come back to it. */
function putBack(root: HTMLElement, drawn: string, typed: Filled): void {
  const plain = root.cloneNode() as HTMLElement
  plain.innerHTML = drawn
  fillIn(plain, typed)
  root.replaceWith(plain)
}

toggleOptions()
