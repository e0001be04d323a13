import { addressOf } from '../address'
import type { Call, InputOf } from '../call'
import { isProvedNow } from '../proof.client'
import type { RefusalShape } from '../refusal'
import { WireError } from '../send.client'
import { onServer } from '../server.client'

/** Fetches what a call answers with: a file. Fields go along in the body of a POST; a GET has none. Throws a WireError. */
export async function fetchFile<C extends Call>(call: C, input?: InputOf<C>): Promise<Blob> {
  const { method, path } = addressOf(call)
  const body = method === 'POST' ? { body: JSON.stringify(input ?? {}), headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(onServer(path), { method, ...body }).catch(() => {
    throw new WireError('offline')
  })
  if (response.ok) return response.blob()
  const refusal = (await response.json().catch(() => undefined)) as RefusalShape | undefined
  if (await isProvedNow(refusal)) return fetchFile(call, input)
  throw new WireError('refused', response.status, refusal)
}
