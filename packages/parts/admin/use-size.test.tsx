// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSize } from './use-size'

type Listener = (entries: { contentRect: { width: number; height: number } }[]) => void

/** What browsers tell of sizes, and when, is up to the test. */
class Observed {
  static all: Observed[] = []
  readonly tell: Listener
  isOver = false
  constructor(tell: Listener) {
    this.tell = tell
    Observed.all.push(this)
  }
  observe(): void {}
  disconnect(): void {
    this.isOver = true
  }
}

beforeEach(() => {
  Observed.all = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('ResizeObserver', Observed)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Room() {
  const { ref, width, height } = useSize()
  return (
    <div ref={ref} style={{ padding: '10px 20px' }}>
      {width} x {height}
    </div>
  )
}

test('the room is known before anything is painted, and followed until the element goes', () => {
  const stage = document.body.appendChild(document.createElement('div'))
  const root = createRoot(stage)
  act(() => root.render(<Room />))
  expect(stage.textContent).toBe('660 x 280')
  act(() => Observed.all[0]?.tell([{ contentRect: { width: 400.5, height: 90 } }]))
  expect(stage.textContent).toBe('400.5 x 90')
  act(() => root.unmount())
  expect(Observed.all.map(({ isOver }) => isOver)).toEqual([true])
})
