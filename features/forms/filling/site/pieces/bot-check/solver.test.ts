import { serveFrom } from '@frontage/kit/wire/server.client'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Solve = typeof import('./solver.client')['solve']
const secret = { hmacSignatureSecret: 'secret' }
const puzzleOf = async () => {
  const { parameters, signature } = await createChallenge({ algorithm: 'SHA-256', cost: 1, keyPrefix: '00', deriveKey, ...secret })
  return { parameters: { ...parameters }, signature: String(signature) }
}

/** What a page on another server lets start, and the addresses that it was asked to start. */
function fakePage(start: (script: string | URL) => object) {
  const asked: (string | URL)[] = []
  vi.stubGlobal('location', { origin: 'https://elsewhere.example' })
  vi.stubGlobal('Worker', function Worker(script: string | URL) {
    asked.push(script)
    return start(script)
  })
  return asked
}

let solve: Solve
beforeEach(async () => {
  vi.resetModules()
  const { serveFrom: serve } = await import('@frontage/kit/wire/server.client')
  serve('https://site.example')
  ;({ solve } = await import('./solver.client'))
})
afterEach(() => {
  serveFrom('')
  vi.unstubAllGlobals()
})

test('T21: on a page of others the worker is one of that page, which fetches our script', async () => {
  const worker = { onmessage: (_: unknown) => {}, terminate: () => {}, postMessage: () => worker.onmessage({ data: { derivedKey: 'k' } }) }
  const asked = fakePage(() => worker)
  expect(await solve(await puzzleOf())).toEqual({ derivedKey: 'k' })
  expect(String(asked[0])).toMatch(/^blob:/)
  expect(await (await fetch(asked[0]!)).text()).toMatch(/^import ".*solve\.client/)
})

test('T21: where no worker may be, the work is done all the same, and none is tried again', async () => {
  const asked = fakePage(() => {
    throw new Error('refused by a policy')
  })
  for (const _ of [1, 2]) {
    const challenge = await puzzleOf()
    const solution = (await solve(challenge)) as never
    expect(await verifySolution({ challenge: challenge as never, solution, deriveKey, ...secret })).toMatchObject({ verified: true })
  }
  expect(asked).toHaveLength(1)
})
