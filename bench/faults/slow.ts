import { connect, type Socket } from 'node:net'
import { compare } from './kept.ts'
import { type Fault, pause } from './round.ts'
import { isAlive, PAGES, sqliteSite } from './site.ts'
import { saying, watchAddresses } from './watch.ts'
import { startWriters } from './writers.ts'

const EACH = { quick: 50, full: 500 }
/** Milliseconds between two bytes, and of the whole round. */
const EVERY = 5_000
const LENGTH = 60_000
/** Answers that nobody reads: far more than the system takes in between. */
const UNREAD = 300

const head = (method: string, path: string): string => `${method} ${path} HTTP/1.1\r\nHost: site.test\r\n`

/** Each sends its beginning; the first two kinds a byte now and then after it, the last one reads nothing of what it asked for. */
const kinds: Readonly<Record<string, { readonly begins: string; readonly drips: boolean }>> = {
  'slow heads': { begins: head('GET', '/'), drips: true },
  'slow bodies': { begins: `${head('POST', '/api/sign-in')}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`, drips: true },
  'slow readers': { begins: `${head('GET', PAGES[1]!)}\r\n`.repeat(UNREAD), drips: false },
}

/** A connection of one kind; resolves with the seconds after which it was closed, or with undefined when it still is open at the end. */
function slowly(port: number, { begins, drips }: { begins: string; drips: boolean }): Promise<number | undefined> {
  const begun = Date.now()
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => void socket.write(begins))
    const timer = setInterval(() => drips && socket.writable && socket.write('x'), EVERY)
    const end = setTimeout(() => finish(undefined), LENGTH)
    function finish(seconds: number | undefined): void {
      clearInterval(timer)
      clearTimeout(end)
      socket.destroy()
      resolve(seconds)
    }
    if (drips) socket.resume()
    else socket.pause()
    socket.on('error', () => {})
    socket.once('close', () => finish((Date.now() - begun) / 1000))
  })
}

/** Five hundred connections of each kind for a minute, while twenty write and others read. */
export const slow: Fault = async (isQuick, later) => {
  const site = sqliteSite(later)
  site.prepare()
  const server = await site.start()
  const port = Number(new URL(server.base).port)
  for (const page of PAGES) await (await fetch(server.base + page)).text()
  const { ledger, stop } = startWriters(() => [server.base])
  const pages = watchAddresses(PAGES.map((page) => server.base + page))
  const each = isQuick ? EACH.quick : EACH.full
  const said: string[] = []
  let slowest = 0
  for (const [kind, how] of Object.entries(kinds)) {
    const closed = await Promise.all(Array.from({ length: each }, () => slowly(port, how)))
    const open = closed.filter((seconds) => seconds === undefined).length
    const last = Math.max(0, ...closed.map((seconds) => seconds ?? 0))
    slowest = Math.max(slowest, last)
    said.push(`${each} ${kind}: ${open ? `**failed**: ${open} were still open after a minute` : `closed within ${last.toFixed(1)} s`}`)
    if (!isAlive(server.pid)) throw new Error(`the server ended by ${kind}`)
    await pause(1_000)
  }
  await stop()
  const seen = await pages.stop()
  await server.stop()
  const note = `${said.join('; ')}; ${saying('pages', seen)}`
  return { name: 'Connections that send or read slowly', rounds: said.length, slowest, ...(await compare(site.place, ledger)), note }
}
