// @vitest-environment happy-dom
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { mount } from './mount.client'

/** Works until it is pressed. */
function Breakable() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('broken')
  return (
    <form className="drawn">
      <input name="words" defaultValue="" />
      <input name="box" type="checkbox" value="1" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  )
}

const Broken = (): never => {
  throw new Error('broken')
}

function islandOf(html: string): HTMLElement {
  const island = document.createElement('div')
  island.dataset.island = 'breakable'
  island.innerHTML = `<div data-island-root="">${html}</div><script type="application/json">{}</script>`
  document.body.append(island)
  return island
}

const fill = (island: HTMLElement): void => {
  island.querySelector('input')!.value = 'typed by hand'
  island.querySelector<HTMLInputElement>('[name="box"]')!.checked = true
}

/** What the server was told. */
const tellings = vi.fn(async (_address: string, _how: { body: URLSearchParams }) => new Response())
vi.stubGlobal('fetch', tellings)

async function staysPlain(island: HTMLElement, logged: ReturnType<typeof vi.spyOn>): Promise<void> {
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('breakable', expect.objectContaining({ message: 'broken' })), 20_000)
  expect(island.querySelector('form.drawn button')?.textContent).toBe('Break')
  expect(island.querySelector('input')?.value).toBe('typed by hand')
  expect(island.querySelector<HTMLInputElement>('[name="box"]')?.checked).toBe(true)
  expect(island.dataset.awake).toBeUndefined()
}

test('F09 P10: an island whose code fails as it wakes stays as the server drew it, with what was typed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const island = islandOf(renderToString(<Breakable />))
  fill(island)
  mount(island, { View: Broken })
  await staysPlain(island, logged)
  await vi.waitFor(() => expect(tellings).toHaveBeenCalled())
  expect(tellings.mock.calls.map(([address, { body }]) => [address, body.toString()])).toEqual([
    ['/api/island-faults', 'island=breakable&kind=failed'],
  ])
})

test('F09 P10: an island whose code fails later becomes what the server drew, with what was typed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const island = islandOf(renderToString(<Breakable />))
  mount(island, { View: Breakable })
  fill(island)
  await vi.waitFor(() => {
    island.querySelector('button')?.click()
    expect(logged).toHaveBeenCalledWith('breakable', expect.anything())
  }, 20_000)
  await staysPlain(island, logged)
})

test.each([
  ['as it wakes', Broken],
  ['as its module holds no view', undefined],
])('F09 P10: an island that fails %s stays as the server drew it, even where nobody can be told', async (_when, View) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  tellings.mockImplementation(() => {
    throw new TypeError('fetch is not a function')
  })
  const island = islandOf(renderToString(<Breakable />))
  island.dataset.island = `untold-${String(View)}`
  fill(island)
  mount(island, { View })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(island.dataset.island, expect.anything()), 20_000)
  expect(island.querySelector('form.drawn button')?.textContent).toBe('Break')
  expect(island.querySelector('input')?.value).toBe('typed by hand')
})

test('R23: a widget that is taken away before it could wake leaves without a word', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const island = islandOf(renderToString(<Breakable />))
  mount(island, { View: Breakable })
  island.getRootNode().dispatchEvent(new Event('left'))
  await vi.waitFor(() => expect(island.querySelector('form')).toBeNull())
  expect(logged).not.toHaveBeenCalled()
})
