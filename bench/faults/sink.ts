import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Taken = { readonly id: string; readonly subject: string; readonly at: number; readonly bytes: number }

/** A mail server that takes everything and remembers what; it says nothing more to what has `Hang` in its subject. */
export async function startSink(port = 0) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      let head = ''
      let bytes = 0
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (head.length < 10_000) head += chunk.toString('latin1')
      })
      stream.on('end', () => {
        const subject = headerOf(head, 'Subject')
        if (subject.startsWith('Hang')) return
        taken.push({ id: headerOf(head, 'Message-ID'), subject, at: Date.now(), bytes })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    taken,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const headerOf = (head: string, name: string): string => new RegExp(`^${name}: (.*)\\r?$`, 'im').exec(head)?.[1]?.trim() ?? ''
