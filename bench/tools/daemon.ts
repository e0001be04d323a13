import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

export type Daemon = { readonly pid: number; stop(): Promise<void> }

type Options = {
  readonly env?: Readonly<Record<string, string>>
  /** A port of this machine, or the path of a socket: when it answers, the daemon is ready. */
  readonly listens: number | string
  readonly signal?: NodeJS.Signals
}

const PATIENCE = 60_000

/** Starts a server in the foreground and waits until it takes connections. */
export async function startDaemon(program: string, words: readonly string[], { env, listens, signal }: Options): Promise<Daemon> {
  const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4_000)
    })
  child.on('error', (reason) => {
    output += String(reason)
  })
  const until = Date.now() + PATIENCE
  while (!(await answers(listens))) {
    if (hasEnded(child) || Date.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`${program} did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { pid: child.pid!, stop: () => stop(child, signal) }
}

const hasEnded = (child: ChildProcess): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const answers = (listens: number | string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = typeof listens === 'number' ? connect(listens, '127.0.0.1') : connect(listens)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
