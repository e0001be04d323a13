import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Asset } from './assets'

/** `until`: the moment (ms) at which it is not true any more; it is kept no longer. */
export type Delivery = {
  readonly status: number
  readonly asset: Asset
  readonly headers: Readonly<Record<string, string>>
  readonly until?: number
}

/** Answers with what is already made: 304 when the visitor has it, else in the best encoding that is understood. */
export function deliver({ status, asset, headers }: Delivery, request: IncomingMessage, response: ServerResponse): void {
  if (status === 200 && request.headers['if-none-match']?.includes(asset.etag)) {
    response.writeHead(304, { ...headers, etag: asset.etag }).end()
    return
  }
  const [encoding, body] = bestOf(asset, request)
  response.writeHead(status, {
    ...headers,
    'content-type': asset.type,
    'content-length': body.length,
    vary: 'accept-encoding',
    etag: asset.etag,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The name of the best encoding that is understood, and what is sent in it. */
export function bestOf({ body, br, gzip }: Asset, { headers }: IncomingMessage): [string | undefined, Buffer] {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (br && /\bbr\b/.test(accepted)) return ['br', br]
  if (gzip && /\bgzip\b/.test(accepted)) return ['gzip', gzip]
  return [undefined, body]
}
