import { afterEach, expect, vi } from 'vitest'
import { fc, fuzz, textOf } from '../fuzz.setup'
import { send, WireError } from './send.client'

afterEach(() => vi.unstubAllGlobals())

const call = { name: 'get-x', via: 'GET /api/x', read: (answer: unknown) => answer } as const
const bodies = fc.oneof(
  fc.json(),
  textOf(['{', '}', '"code":', '"message":', '"data":', '{"status":', '403', 'null', '<!doctype html>', '\0', '\ufeff']),
)
const statuses = fc.constantFrom(200, 204, 301, 400, 403, 413, 429, 500, 502, 503)

fuzz(
  'whatever a server answers, a page has an answer or knows what to say (bar H25)',
  fc.tuple(bodies, statuses),
  async ([body, status]) => {
    vi.stubGlobal('fetch', async () => new Response([204, 301].includes(status) ? null : body, { status }))
    try {
      await send(call as never, {} as never)
      expect(status).toBeLessThan(300)
    } catch (reason) {
      expect(reason).toBeInstanceOf(WireError)
    }
  },
)
