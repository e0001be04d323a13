import { afterEach, expect, test, vi } from 'vitest'
import { puzzleOf } from '../ticket/form-ticket.client'
import { attest, tokenFor } from './bot-check.client'
import { makes } from './makes.client'
import { createOwn } from './own.client'

/** What a page has of a make once its script came; `asked` is what it was asked. */
function fakeMakes() {
  const asked: unknown[] = []
  vi.stubGlobal('document', { createElement: () => ({ remove: () => {} }), body: { append: () => {} } })
  vi.stubGlobal('grecaptcha', {
    ready: (then: () => void) => then(),
    execute: async (key: string, { action }: { action: string }) => `recaptcha ${key} ${action}`,
  })
  vi.stubGlobal('turnstile', {
    render: (_: unknown, options: { sitekey: string; action: string; callback: (token: string) => void }) =>
      options.callback(`turnstile ${options.sitekey} ${options.action}`),
  })
  vi.stubGlobal('hcaptcha', {
    render: (_: unknown, options: { sitekey: string }) => options.sitekey,
    execute: async (id: string) => ({ response: `hcaptcha ${id}` }),
  })
  const load = async (address: string): Promise<void> => void asked.push(new URL(address).host)
  return { asked, load }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('T21: every make gives its token for the two actions, through the same two words', async () => {
  const { asked, load } = fakeMakes()
  const recaptcha = await makes.recaptcha('K', load)
  expect(await recaptcha.token('homepage')).toBe('recaptcha K homepage')
  expect(await recaptcha.token('contactform')).toBe('recaptcha K contactform')
  expect(await (await makes.turnstile('K', load)).token('contactform')).toBe('turnstile K contactform')
  expect(await (await makes.hcaptcha('K', load)).token('contactform')).toBe('hcaptcha K')
  expect(asked).toEqual(['www.google.com', 'challenges.cloudflare.com', 'js.hcaptcha.com'])
})

const proof = { parameters: { algorithm: 'SHA-256' }, signature: 'signed' }

test('T21: our own work is done anew for every action, and once for those at the same time', async () => {
  let solved = 0
  const own = createOwn(
    1,
    async () => ({ counter: ++solved }),
    async () => proof,
  )
  const first = await own.token('homepage')
  expect(JSON.parse(atob(first))).toEqual({ challenge: proof, solution: { counter: 1 } })
  const [second, third] = await Promise.all([own.token('contactform'), own.token('contactform')])
  expect(JSON.parse(atob(second)).solution).toEqual({ counter: 2 })
  expect(third).toBe(second)
})

test('T21: what came with the ticket is done first; after that new work is asked for', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async () => Response.json({ ticket: 't', proof: { ...proof, signature: `signed ${++asked}` } }))
  expect((await puzzleOf(42))?.signature).toBe('signed 1')
  expect((await puzzleOf(42))?.signature).toBe('signed 2')
})

test('bar F10: work that could not be asked for is asked for again; a form may ask for none', async () => {
  let asked = 0
  const own = createOwn(
    1,
    async () => ({ counter: 1 }),
    async () => {
      asked += 1
      if (asked === 1) throw new Error('away')
      return null
    },
  )
  await expect(own.token('homepage')).rejects.toThrow('away')
  expect(await own.token('homepage')).toBe('')
})

test('bar F10: a message does not wait for ever for its token; the forms of the page get theirs whenever it comes', async () => {
  vi.useFakeTimers()
  const field = { value: '' }
  const { promise: solved, resolve: solve } = Promise.withResolvers<void>()
  vi.stubGlobal('document', { querySelectorAll: () => [field] })
  vi.stubGlobal('fetch', async () => Response.json({ ticket: 't', proof }))
  const work = { onmessage: (_: unknown) => {}, postMessage: () => solved.then(() => work.onmessage({ data: { derivedKey: 'k' } })) }
  vi.stubGlobal('Worker', function Worker() {
    return Object.assign(work, { terminate: () => {} })
  })
  const guarded = { form: 7, guard: { check: 'own', siteKey: '' } } as const
  const attested = attest(guarded, 'homepage')
  const message = tokenFor(guarded)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await message).toBe('')
  solve()
  await attested
  expect(JSON.parse(atob(field.value))).toEqual({ challenge: proof, solution: { derivedKey: 'k' } })
})
