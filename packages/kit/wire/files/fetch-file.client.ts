import type { Call, InputOf } from '../call'
import type { RefusalShape } from '../refusal'
import { isWorthAnotherTry } from '../second-try.client'
import { fetchFrom, WireError } from '../send.client'

/** Fetches what a call answers with: a file. Throws a WireError. */
export async function fetchFile<C extends Call>(call: C, input?: InputOf<C>): Promise<Blob> {
  const response = await fetchFrom(call, (input ?? {}) as Record<string, unknown>)
  if (response.ok) return response.blob()
  const refusal = (await response.json().catch(() => undefined)) as RefusalShape | undefined
  if (await isWorthAnotherTry(refusal)) return fetchFile(call, input)
  throw new WireError('refused', response.status, refusal)
}
