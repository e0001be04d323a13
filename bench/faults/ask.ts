import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { pause } from './round.ts'

/** Milliseconds for an answer. */
const PATIENCE = 20_000
const PIECES = 8
const BOUNDARY = 'faults'

const agent = new Agent({ keepAlive: true })

/** What stands in a field: a text, or a file of text. */
type Part = string | { readonly file: string; readonly text: string }

const headOf = (name: string, part: Part): string =>
  `Content-Disposition: form-data; name="${name}"${typeof part === 'string' ? '' : `; filename="${part.file}"\r\nContent-Type: text/plain`}`

/** A form's body, made once. */
export const formOf = (fields: Readonly<Record<string, Part>>): Buffer =>
  Buffer.from(
    `${Object.entries(fields)
      .map(([name, part]) => `--${BOUNDARY}\r\n${headOf(name, part)}\r\n\r\n${typeof part === 'string' ? part : part.text}\r\n`)
      .join('')}--${BOUNDARY}--\r\n`,
  )

export type Heard = { readonly status: number; readonly body: string; readonly retryAfter: string | undefined }

type Manner = { /** Milliseconds that the body takes. */ readonly spread?: number; readonly headers?: Readonly<Record<string, string>> }

/** Sends a form over a connection that is used again, as a proxy does. Throws the code of what went wrong. */
export async function ask(address: string, body: Buffer, { spread = 0, headers: more = {} }: Manner = {}): Promise<Heard> {
  // Whoever does not say what it is waits in quarantine.
  const headers = {
    'user-agent': 'frontage-bench',
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': body.length,
    ...more,
  }
  const sent = request(address, { method: 'POST', agent, headers, signal: AbortSignal.timeout(PATIENCE) })
  try {
    const answered = new Promise<IncomingMessage>((resolve, reject) => sent.once('response', resolve).on('error', reject))
    await Promise.race([answered, write(sent, body, spread)])
    const response = await answered
    return { status: response.statusCode ?? 0, body: await text(response), retryAfter: response.headers['retry-after'] }
  } catch (reason) {
    const { code, name } = reason as NodeJS.ErrnoException
    throw new Error(`${code ?? name}${sent.reusedSocket ? ', connection used before' : ''}`)
  }
}

async function write(sent: ReturnType<typeof request>, body: Buffer, spread: number): Promise<void> {
  if (!spread) return void sent.end(body)
  const piece = Math.ceil(body.length / PIECES)
  for (let at = 0; at < body.length && !sent.destroyed; at += piece) {
    sent.write(body.subarray(at, at + piece))
    await pause(spread / PIECES)
  }
  sent.end()
}
