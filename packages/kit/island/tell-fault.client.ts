import { onServer } from '../wire/server.client'

const told = new Set<string>()

/** Tells the server which island failed, once for a page: nothing else, so nothing of whoever sees it. Nobody waits for an answer. */
export function tellFault(island = '', kind: 'failed' | 'mismatch'): void {
  if (told.has(island + kind)) return
  told.add(island + kind)
  const body = new URLSearchParams({ island, kind })
  fetch(onServer('/api/island-faults'), { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => {})
}
