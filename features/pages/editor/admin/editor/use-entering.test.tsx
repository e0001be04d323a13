// @vitest-environment happy-dom
import { act, type ReactNode, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PanelState } from './editing'
import { useEntering } from './use-entering'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Panel({ panel, children }: { readonly panel: PanelState; readonly children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  useEntering(around, panel, false)
  return (
    <div ref={around}>
      <div data-name="settings">
        <button type="button" data-action>
          Add
        </button>
        {children}
      </div>
    </div>
  )
}

const there: PanelState = { name: 'settings', entered: 'there' }
const late = <p aria-busy>Loading</p>
const field = <input aria-label="Title" />
const draw = async (children: ReactNode, panel = there): Promise<void> => {
  await act(async () => root.render(<Panel panel={panel}>{children}</Panel>))
}
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null

test('the keyboard goes to the first field', async () => {
  await draw(field)
  expect(focused()).toBe('Title')
})

test('while fields are on their way it is inside the panel, and goes on to the first of them', async () => {
  await draw(late)
  expect(focused()).toBe('Add')
  await draw(field)
  await vi.waitFor(() => expect(focused()).toBe('Title'))
})

test('whoever has gone elsewhere meanwhile stays there', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.textContent = 'Elsewhere'
  await draw(late)
  elsewhere.focus()
  await draw(field)
  await new Promise((done) => queueMicrotask(() => done(undefined)))
  expect(focused()).toBe('Elsewhere')
})
