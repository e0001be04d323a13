import type { ServerResponse } from 'node:http'

/**
 * Ends a connection whose other side has not read anything of its answer for so many seconds. Whoever waits for an answer that
 * is still being made keeps it.
 */
export function endSlowReader(response: ServerResponse, seconds: number): void {
  const onSilence = (): void => {
    if (response.headersSent) response.socket?.destroy()
    else response.setTimeout(seconds * 1000)
  }
  response.setTimeout(seconds * 1000, onSilence)
}
