import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { callOut, createGuard, type Guards, type Target } from './call-out.server'

export type OutAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Uint8Array }
export type OutQuestion = {
  readonly url: string
  readonly accept?: string
  /** More bytes than these are an error. */
  readonly most: number
}

/** Reads from another system, at an owner's wish. Throws a CallRefused for an address that is never called. */
export type ReadOut = (question: OutQuestion) => Promise<OutAnswer>

export type ReadGuards = Guards & { readonly fetch?: (target: Target, question: OutQuestion) => Promise<OutAnswer> }

const TIME = 8_000

export function createReadOut({ fetch = get, ...guards }: ReadGuards = {}): ReadOut {
  const check = createGuard(guards)
  return async (question) => fetch(await check(question.url), question)
}

const LEADS_ON = new Set([301, 302, 303, 307, 308])
const MOST_REDIRECTS = 5

/** Goes where an answer leads; each address is checked as the first one is. Too many are answered as they came. */
export const followRedirects =
  (readOut: ReadOut): ReadOut =>
  async (question) => {
    let { url } = question
    for (let left = MOST_REDIRECTS; ; left -= 1) {
      const answer = await readOut({ ...question, url })
      const next = LEADS_ON.has(answer.status) && left > 0 ? URL.parse(answer.headers.location ?? '', url)?.href : undefined
      if (!next) return answer
      url = next
    }
  }

const get = (target: Target, { accept = '*/*', most }: OutQuestion): Promise<OutAnswer> =>
  callOut(target, { headers: { accept }, time: TIME }, async (answer) => ({
    ...{ status: answer.statusCode ?? 0, headers: answer.headers, bytes: await bytesOf(answer, most) },
  }))

async function bytesOf(answer: IncomingMessage, most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    read += chunk.length
    if (read > most) throw new Error('this is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
