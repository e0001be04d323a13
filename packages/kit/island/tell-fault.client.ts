import { onServer } from '../wire/server.client'

const tell = async (body: URLSearchParams) =>
  fetch(onServer('/api/island-faults'), { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body })

const told = new Set<string>()

/** Tells the server which island failed, once for a page: nothing else, so nothing of whoever sees it. Nobody waits for an answer. */
export function tellFault(island = '', kind: 'failed' | 'mismatch'): void {
  if (told.has(island + kind)) return
  told.add(island + kind)
  tell(new URLSearchParams({ island, kind })).catch(() => {})
}
