import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Whether a request is signed as AWS describes it (Signature Version 4), with this secret; its parts are taken from the request. */
export function isSigned({ method = '', url = '', headers }: IncomingMessage, { id, secret }: { id: string; secret: string }): boolean {
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, who, day = '', region = '', names = '', signature] = found.exec(headers.authorization ?? '') ?? []
  if (who !== id || !names.split(';').includes('host')) return false
  const [path = '', query = ''] = url.split('?')
  const terms = query
    .split('&')
    .filter(Boolean)
    .map((term) => (term.includes('=') ? term : `${term}=`))
  const lines = names.split(';').map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}`,
  )
  const asked = [method, path, terms.sort().join('&'), ...lines, '', names, headers['x-amz-content-sha256']].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signing = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, createHash('sha256').update(asked).digest('hex')].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, signing).toString('hex') === signature
}
