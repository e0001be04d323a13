import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageDocument } from '../../../../admin/document/document'
import { keyOf } from '../../../../admin/document/keys'
import type { draw } from './draw'
import { Drawing } from './drawing'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const heading = (title: string) => ({ block: 'heading', props: { title } })
const pageOf = (module: ReturnType<typeof heading>) =>
  ({ path: '/', rows: [{ columns: [{ modules: [module] }] }] }) as unknown as PageDocument

/** A canvas whose server draws the titles when it is told to. */
function drawing() {
  const asked: (() => void)[] = []
  const ask = (({ modules }: Parameters<typeof draw>[0]) =>
    new Promise((resolve) =>
      asked.push(() => {
        const drawn = new Map(modules.map(({ key, props }) => [key, { html: String((props as { title: string }).title) }]))
        resolve({ sheets: [], own: [], drawn })
      }),
    )) as unknown as typeof draw
  const answer = async (): Promise<void> => {
    asked.at(-1)!()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { drawn: new Drawing(ask), answer, calls: () => asked.length }
}

test('what was asked before words were typed over does not bring the old ones back', async () => {
  const { drawn, answer, calls } = drawing()
  const old = heading('Old words')
  const key = keyOf(old as never)
  drawn.show(pageOf(old))
  await vi.advanceTimersByTimeAsync(60)
  const typedOver = drawn.hold(key)
  typedOver()
  await answer()
  expect(drawn.of(key)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  await answer()
  expect(calls()).toBe(2)
  expect(drawn.of(key)).toEqual({ html: 'Old words' })
})

test('nothing is asked while words are typed over, and all of it at once afterwards', async () => {
  const { drawn, answer, calls } = drawing()
  const typedOver = drawn.hold('part-0')
  drawn.show(pageOf(heading('One')))
  await vi.advanceTimersByTimeAsync(1000)
  const last = heading('One, two')
  drawn.show(pageOf(last))
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls()).toBe(0)
  typedOver()
  await vi.advanceTimersByTimeAsync(0)
  await answer()
  expect(calls()).toBe(1)
  expect(drawn.of(keyOf(last as never))).toEqual({ html: 'One, two' })
})

test('words that were typed over and taken back at once are drawn as they were', async () => {
  const { drawn, answer, calls } = drawing()
  const old = heading('Old words')
  const key = keyOf(old as never)
  drawn.show(pageOf(old))
  await vi.advanceTimersByTimeAsync(60)
  await answer()
  const before = drawn.of(key)
  const typedOver = drawn.hold(key)
  drawn.show(pageOf(heading('New words')))
  typedOver()
  drawn.show(pageOf(old))
  await vi.advanceTimersByTimeAsync(60)
  expect(calls()).toBe(2)
  await answer()
  expect(drawn.of(key)).toEqual(before)
  expect(drawn.of(key)).not.toBe(before)
})
