import { expect, test } from 'vitest'
import { createCounts } from './counts'
import type { CountsStore } from './counts.store'

/** A store that writes when it is told to. */
function slowStore() {
  const written: number[] = []
  const going: (() => void)[] = []
  const addUse = (id: number): Promise<void> =>
    new Promise((resolve) =>
      going.push(() => {
        written.push(id)
        resolve()
      }),
    )
  return { store: { addUse, addMissing: async () => {}, prune: async () => {} } as unknown as CountsStore, written, going }
}

test('whoever asks for the counts while they are being written down waits until they are', async () => {
  const { store, written, going } = slowStore()
  const counts = createCounts(store, { clock: { now: () => new Date() }, log: { warn: () => {} } } as never)
  counts.use(7)
  const first = counts.write()
  const asked = counts.write().then(() => [...written])
  await Promise.resolve()
  await Promise.resolve()
  for (const go of going) go()
  await first
  expect(await asked).toEqual([7])
})
