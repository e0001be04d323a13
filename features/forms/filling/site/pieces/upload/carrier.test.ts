import { afterEach, expect, test, vi } from 'vitest'
import { formMessages } from '../../../messages'
import { createCarrier } from './carrier.client'

afterEach(() => vi.unstubAllGlobals())

/** A line over which nothing comes back, until its time is over. */
class SilentRequest {
  static readonly sent: SilentRequest[] = []
  timeout = 0
  readonly upload = {}
  ontimeout = (): void => {}
  open(): void {}
  send(): void {
    SilentRequest.sent.push(this)
  }
}

test('a file whose upload is never answered fails in the end, later the larger it is, and can be tried again (bar H25)', async () => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: 'nonce' }))
  const told = vi.fn()
  const carrier = createCarrier({ form: 1, name: 'plans' })
  carrier.hold(1, { file: new File([new Uint8Array(600_000)], 'plan.pdf'), way: 'click' })
  for (const turn of [1, 2]) {
    carrier.perform({ do: 'start', id: 1 } as never, told)
    await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(turn))
    const { timeout, ontimeout } = SilentRequest.sent.at(-1)!
    expect(timeout).toBe(120_000)
    ontimeout()
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(turn))
    expect(told).toHaveBeenLastCalledWith({ type: 'failed', id: 1, problem: formMessages.offline })
  }
})
