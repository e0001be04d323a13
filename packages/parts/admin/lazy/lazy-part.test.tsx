// @vitest-environment happy-dom
import { type Admin, AdminContext } from '@frontage/kit/admin/screen'
import { MantineProvider } from '@mantine/core'
import { act, type ReactNode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyOver, lazyPart } from './lazy-part'

const missing = new TypeError('Failed to fetch dynamically imported module: /news.js')
const admin = { explain: () => 'Something went wrong on our side.' } as unknown as Admin
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function draw(content: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <MantineProvider>
        <AdminContext value={admin}>
          <Suspense>{content}</Suspense>
        </AdminContext>
      </MantineProvider>,
    ),
  )
}

const said = (): string | undefined => document.querySelector('[role=alert]')?.textContent
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === words || button.getAttribute('aria-label') === words)
const press = (words: string) => act(async () => button(words)?.click())

/** Code that comes only from the given try on. */
function comesAt(first: number, Part: () => ReactNode) {
  let tries = 0
  return async () => {
    tries += 1
    if (tries < first) throw missing
    return Part
  }
}

test('a part whose script is missing says so in its place, and everything around it stays', async () => {
  const News = lazyPart(comesAt(9, () => 'news'))
  await draw(
    <>
      <h1>Good morning</h1>
      <News />
      <h2>Other card</h2>
    </>,
  )
  expect(document.querySelector('h1')?.textContent).toBe('Good morning')
  expect(document.querySelector('h2')?.textContent).toBe('Other card')
  expect(said()).toBe('This part could not be loaded. Please reload the page.Reload')
  await press('Reload')
  expect(reload).toHaveBeenCalledOnce()
})

test('a part that breaks is drawn again when somebody tries again, and its sisters keep their state', async () => {
  let isBroken = true
  const Field = lazyPart(async () => ({ name }: { readonly name: string }) => {
    const [text, setText] = useState('')
    if (isBroken && name === 'second') throw new Error('bug')
    return <input name={name} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
  })
  await draw([<Field key="first" name="first" />, <Field key="second" name="second" />])
  const first = document.querySelector('input')
  expect(said()).toBe('Something went wrong on our side.Try again')
  isBroken = false
  await press('Try again')
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['first', 'second'])
  expect(document.querySelector('input')).toBe(first)
})

test('a dialog whose script is missing says so over the screen, is closed again, and is asked for anew', async () => {
  const Dialog = lazyOver<{ close: () => void }>(comesAt(2, () => <div role="dialog">Questions</div>))
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        {isOpen && <Dialog close={() => setOpen(false)} />}
      </>
    )
  }
  await draw(<Screen />)
  await press('Ask')
  expect(said()).toContain('This part could not be loaded.')
  expect(document.querySelector('main [role=alert]')).toBeNull()
  await press('Close')
  expect(said()).toBeUndefined()
  await press('Ask')
  expect(document.querySelector('[role=dialog]')?.textContent).toBe('Questions')
})

test('a drawer that stays drawn while it is closed says nothing then, and comes the next time', async () => {
  const Drawer = lazyOver<{ isOpen: boolean; close: () => void }>(comesAt(3, () => <nav>All screens</nav>))
  function Bar() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Menu
        </button>
        <Drawer isOpen={isOpen} close={() => setOpen(false)} />
      </>
    )
  }
  await draw(<Bar />)
  expect(said()).toContain('This part could not be loaded.')
  await press('Close')
  expect(said()).toBeUndefined()
  await press('Menu')
  expect(document.querySelector('nav')?.textContent).toBe('All screens')
})

test('the button of a menu stays where the script of the menu is missing, and tries again', async () => {
  const Items = lazyOver(
    comesAt(2, () => <div role="menu" />),
    () => <button type="button">More</button>,
  )
  await draw(<Items />)
  expect(said()).toContain('This part could not be loaded.')
  await press('More')
  expect(document.querySelector('[role=menu]')).not.toBeNull()
  expect(said()).toBeUndefined()
})
