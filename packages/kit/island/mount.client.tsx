import { createElement, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { settleAt } from '../say'
import type { ViewProps } from './island'
import { toggleOptions } from './toggle-options.client'

type ViewModule = { readonly View: FunctionComponent<ViewProps<unknown, unknown>> }

/** Takes over what the server drew. The note beside it holds what it was drawn from. */
export function mount(island: HTMLElement, module: unknown): void {
  const root = island.querySelector<HTMLElement>(':scope > [data-island-root]')
  const note = island.querySelector(':scope > script[type="application/json"]')
  if (!root || !note) throw new Error('the island has no root')
  const props = JSON.parse(note.textContent ?? '') as ViewProps<unknown, unknown>
  const [language, timeZone] = island.dataset.place?.split(' ') ?? []
  if (language && timeZone) settleAt({ language, timeZone })
  hydrateRoot(root, createElement((module as ViewModule).View, props), {
    identifierPrefix: island.id,
    onRecoverableError: (reason) => console.error(island.dataset.island, reason),
  })
  island.dataset.awake = ''
}

toggleOptions()
