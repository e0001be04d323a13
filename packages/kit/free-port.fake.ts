import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what systems lend to outgoing connections: nobody gets it by chance while a server that is started again is away. */
const [FROM, TO] = [20_000, 32_000]

/** A port of 127.0.0.1 that nobody listens on, for programs that have to be told theirs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO)
    if (await canListen(port)) return port
  }
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
