import { addressOf } from '../address'
import type { Call } from '../call'
import { isProvedNow } from '../proof.client'
import type { RefusalShape } from '../refusal'
import { WireError } from '../send.client'
import { onServer } from '../server.client'

/** Fetches what a call without fields answers with: a file. Throws a WireError. */
export async function fetchFile(call: Call): Promise<Blob> {
  const response = await fetch(onServer(addressOf(call).path)).catch(() => {
    throw new WireError('offline')
  })
  if (response.ok) return response.blob()
  const refusal = (await response.json().catch(() => undefined)) as RefusalShape | undefined
  if (await isProvedNow(refusal)) return fetchFile(call)
  throw new WireError('refused', response.status, refusal)
}
