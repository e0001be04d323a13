import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Download } from './download'

/** Letters that stand for themselves in a header of RFC 6266. */
const encoded = (name: string): string => encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
const ascii = (name: string): string => name.normalize('NFKD').replace(/[^\w .-]/g, '') || 'file'

/** Whoever opens it gets no script, no origin and no second look from a cache. */
export const sendDownload = ({ name, type, content }: Download, reply: FastifyReply): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-length': content instanceof Uint8Array ? content.byteLength : content.size,
    })
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content.stream))
