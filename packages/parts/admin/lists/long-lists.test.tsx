// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateMenu } from './late-menu'
import { useGradually } from './use-gradually'
import { useSteady } from './use-steady'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rows = (count: number): number[] => Array.from({ length: count }, (_, place) => place)
const place = () => createRoot(document.body.appendChild(document.createElement('div')))

function List({ count, tell }: { readonly count: number; readonly tell: (shown: number) => void }) {
  tell(useGradually(rows(count), 10).length)
  return null
}

test('a long list is drawn one windowful after the other, and what comes to it later at once', () => {
  const shown: number[] = []
  const root = place()
  const draw = (count: number): void => act(() => root.render(<List count={count} tell={(now) => shown.push(now)} />))
  draw(25)
  expect(shown.at(-1)).toBe(10)
  for (let turn = 0; turn < 3; turn += 1) act(() => vi.runOnlyPendingTimers())
  expect([...new Set(shown)]).toEqual([10, 20, 25])
  draw(60)
  expect(shown.at(-1)).toBe(60)
})

test('functions stay the same, and do what the newest of them do', () => {
  const seen = new Set<() => string>()
  let said = ''
  const Steady = ({ word }: { readonly word: string }) => {
    const { say } = useSteady({ say: () => word })
    useEffect(() => {
      seen.add(say)
      said = say()
    })
    return null
  }
  const root = place()
  for (const word of ['one', 'two']) act(() => root.render(<Steady word={word} />))
  expect(seen.size).toBe(1)
  expect(said).toBe('two')
})

test('a menu is made when it is first asked for, and opens once its button is there with the focus', () => {
  const opened: boolean[] = []
  const root = place()
  const menu = vi.fn(({ target, opened: isOpen }) => {
    opened.push(isOpen)
    return target
  })
  act(() => root.render(<LateMenu button={(more) => <button type="button" {...more} />} menu={menu} />))
  const button = document.body.lastElementChild?.querySelector('button')
  expect(button?.getAttribute('aria-haspopup')).toBe('menu')
  expect(menu).not.toHaveBeenCalled()
  act(() => button?.click())
  expect(opened).toEqual([false, true])
  expect(document.activeElement?.tagName).toBe('BUTTON')
})
