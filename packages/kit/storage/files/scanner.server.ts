import { connect, type NetConnectOpts } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../time/clock'

/** Milliseconds for which a visitor waits for the scanner, and a job; and for which nobody asks one that did not answer. */
export const SCANNER_PATIENCE = 5_000
const JOB_PATIENCE = 60_000
const REST = 15_000
const PING_PATIENCE = 2_000

export type ScanResult = 'clean' | 'infected'
/** `unscanned`: the scanner did not answer, or could not say. */
export type ScanVerdict = ScanResult | 'unscanned'

/** A virus scanner that an operator set. Nothing is ever clean that it did not call so. */
export type Scanner = {
  /** What it says about bytes while a visitor waits. Never throws. */
  scan(open: () => Readable): Promise<ScanVerdict>
  /** The same with more patience. Throws ScannerSilent where nobody answers, and an Error where it cannot say. */
  scanLater(open: () => Readable): Promise<ScanResult>
  isThere(): Promise<boolean>
}

/** Nobody answers. */
export class ScannerSilent extends Error {
  override readonly name = 'ScannerSilent'
}

type Options = {
  readonly at: NetConnectOpts
  readonly clock: Clock
  readonly log: Logger
  readonly patience?: number
  readonly jobPatience?: number
}

/** A client of `clamd`, over TCP or a socket of the machine: bytes are streamed to it (INSTREAM), files need not be where it can read. */
export function createScanner({ at, clock, log, patience = SCANNER_PATIENCE, jobPatience = JOB_PATIENCE }: Options): Scanner {
  let restsUntil = 0
  const ask = async (open: () => Readable, most: number): Promise<ScanResult> => resultIn(await answerTo(at, 'zINSTREAM\0', open(), most))

  return {
    scanLater: (open) => ask(open, jobPatience),
    scan: async (open) => {
      if (clock.now().getTime() < restsUntil) return 'unscanned'
      try {
        return await ask(open, patience)
      } catch (reason) {
        log.warn({ reason: (reason as Error).message }, 'a file could not be checked for viruses')
        if (reason instanceof ScannerSilent) restsUntil = clock.now().getTime() + REST
        return 'unscanned'
      }
    },
    isThere: () =>
      answerTo(at, 'zPING\0', undefined, Math.min(patience, PING_PATIENCE)).then(
        (said) => said === 'PONG',
        () => false,
      ),
  }
}

/** `stream: OK`, or `stream: Name-Of-It FOUND`; anything else is no verdict. */
function resultIn(said: string): ScanResult {
  if (said === 'stream: OK') return 'clean'
  if (said.endsWith(' FOUND')) return 'infected'
  throw new Error(`the virus scanner says: ${said}`)
}

const MOST_SAID = 1_000

/** One question on a connection of its own: what is answered, up to the NUL that ends it. */
async function answerTo(at: NetConnectOpts, command: string, bytes: Readable | undefined, patience: number): Promise<string> {
  const socket = connect(at)
  const answer = new Promise<string>((resolve, reject) => {
    let said = ''
    socket.setEncoding('utf8').on('data', (part) => {
      said = (said + String(part)).slice(0, MOST_SAID)
      if (said.includes('\0')) resolve(said.slice(0, said.indexOf('\0')).trim())
    })
    // An answer that is cut off is none: what was called clean may go on.
    socket.on('error', (reason) => reject(new ScannerSilent(reason.message)))
    socket.on('close', () => reject(new ScannerSilent('the virus scanner gave no answer')))
  })
  const timer = setTimeout(() => socket.destroy(new Error('the virus scanner does not answer')), patience)
  try {
    // Whoever is told too much answers before the end, and listens no more: the answer counts.
    pipeline(framed(command, bytes), socket, { end: false }).catch(() => {})
    return await answer
  } finally {
    clearTimeout(timer)
    socket.destroy()
    bytes?.destroy()
  }
}

/** Each part behind its length, and a length of nothing at the end. */
async function* framed(command: string, bytes: Readable | undefined): AsyncGenerator<Buffer> {
  yield Buffer.from(command)
  if (!bytes) return
  for await (const part of bytes as AsyncIterable<Buffer>) yield Buffer.concat([lengthOf(part.byteLength), part])
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
