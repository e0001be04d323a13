import { createElement, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { settleAt } from '../say'
import { settleTexts } from '../texts'
import type { ViewProps } from './island'
import { toggleOptions } from './toggle-options.client'

type ViewModule = { readonly View: FunctionComponent<ViewProps<unknown, unknown>> }

/** What an island was drawn from, and the words that differ from those of its code. */
type Note = ViewProps<unknown, unknown> & { readonly texts?: Readonly<Record<string, object>> }

/** Takes over what the server drew. The note beside it holds what it was drawn from. */
export function mount(island: HTMLElement, module: unknown): void {
  const root = island.querySelector<HTMLElement>(':scope > [data-island-root]')
  const note = island.querySelector(':scope > script[type="application/json"]')
  if (!root || !note) throw new Error('the island has no root')
  const { texts, ...props } = JSON.parse(note.textContent ?? '') as Note
  const [language, timeZone] = island.dataset.place?.split(' ') ?? []
  if (language && timeZone) settleAt({ language, timeZone })
  settleTexts(texts ?? {})
  hydrateRoot(root, createElement((module as ViewModule).View, props), {
    identifierPrefix: island.id,
    onRecoverableError: (reason) => console.error(island.dataset.island, reason),
  })
  island.dataset.awake = ''
}

toggleOptions()
