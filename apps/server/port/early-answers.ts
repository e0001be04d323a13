import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { commonHeaders, dataPolicy } from '../http/security-headers'

export type EarlyHeaders = Readonly<Record<string, string>>

/** What answers say that are given before the site looks at a request. */
export const earlyHeaders = (settings: Parameters<typeof commonHeaders>[0]): EarlyHeaders => ({
  ...commonHeaders(settings),
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
  'content-type': 'text/plain; charset=utf-8',
})

/** A status, its name as the text, and the same headers as every other answer has. */
export function answerEarly(response: ServerResponse, status: number, headers: EarlyHeaders): void {
  const text = STATUS_CODES[status] ?? ''
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What whoever sends something that is no request is told, and that the connection ends; nothing where an answer is on its way. */
export function answerBroken(reason: NodeJS.ErrnoException, socket: Socket, headers: EarlyHeaders, isAnswering: boolean): void {
  if (!socket.writable || isAnswering || reason.code === 'ECONNRESET') return void socket.destroy()
  const status = statuses[reason.code ?? ''] ?? 400
  const text = STATUS_CODES[status] ?? ''
  const lines = Object.entries({ ...headers, 'content-length': text.length, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${head}\r\n${text}`, () => socket.destroy())
}
