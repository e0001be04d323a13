import type { IncomingMessage } from 'node:http'

/** Bytes a second that a form with files has to bring. */
const LEAST = 8 * 1024
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Ends a request whose body is not here after so many seconds; a form with files may take longer, as long as it keeps coming. */
export function endSlowBody(request: IncomingMessage, seconds: number): void {
  if (!hasBody(request)) return
  const { socket } = request
  const isUpload = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const came = socket.bytesRead - before
    before += came
    if (request.complete) return clearInterval(timer)
    if (isUpload && came >= LEAST * seconds) return
    clearInterval(timer)
    socket.end(TOO_SLOW)
    socket.destroySoon()
  }, seconds * 1000)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}
