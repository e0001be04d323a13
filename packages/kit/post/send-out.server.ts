import type { IncomingMessage } from 'node:http'
import { callOut, createGuard, type Guards, type Target } from './call-out.server'

export type OutgoingCall = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Posts to another system and hands back its status. Throws a CallRefused for an address that is never called. */
export type SendOut = (call: OutgoingCall) => Promise<number>

export type SendGuards = Guards & { readonly send?: (target: Target, call: OutgoingCall) => Promise<number> }

const TIME = 10_000
const MOST_BYTES = 64 * 1024

export function createSendOut({ send = post, ...guards }: SendGuards = {}): SendOut {
  const check = createGuard(guards)
  return async (call) => send(await check(call.url), call)
}

const post = (target: Target, { headers, body }: OutgoingCall): Promise<number> => {
  const sized = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  return callOut(target, { method: 'POST', headers: sized, body, time: TIME }, statusOf)
}

/** The status, once the answer is over or has been cut off: what it says is of no use. */
async function statusOf(answer: IncomingMessage): Promise<number> {
  let read = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      read += chunk.length
      if (read > MOST_BYTES) break
    }
  } catch {
    // A connection that breaks off after the status has still given it.
  }
  return answer.statusCode ?? 0
}
