import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What a file holds in which the fake scanner finds a virus. */
export const VIRUS = 'FAKE-VIRUS-FOR-TESTS'

/** `hangs`: takes everything, and never answers. `refuses`: answers that it was too much. `cut`: breaks its answers off. */
type Mood = 'works' | 'hangs' | 'refuses' | 'cut'

/** A scanner that speaks the protocol of clamd, without knowing any virus but one. */
export async function startClamd() {
  const sockets = new Set<Socket>()
  const state: { mood: Mood; scanned: string[] } = { mood: 'works', scanned: [] }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    let came = Buffer.alloc(0)
    socket.on('data', (part) => {
      came = Buffer.concat([came, part])
      if (state.mood === 'hangs') return
      const said = answerTo(came, state)
      if (said !== undefined) socket.end(state.mood === 'cut' ? said : `${said}\0`)
    })
  })
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  return { at: { host: '127.0.0.1', port }, state, stop, startAgain: () => listen(port) }
}

function answerTo(came: Buffer, { mood, scanned }: { mood: Mood; scanned: string[] }): string | undefined {
  if (came.includes('zPING\0')) return 'PONG'
  const parts: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= came.length; ) {
    const length = came.readUInt32BE(at)
    if (length === 0) {
      const file = Buffer.concat(parts).toString('latin1')
      scanned.push(file)
      if (mood === 'refuses') return 'INSTREAM size limit exceeded. ERROR'
      return file.includes(VIRUS) ? 'stream: Fake.Virus FOUND' : 'stream: OK'
    }
    parts.push(came.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
