import { open } from 'node:fs/promises'
import type { Spool } from '../../storage/files/incoming.server'
import type { Streamed } from './download'

/**
 * What `write` writes into a new file, to be sent piece by piece. The file has no name any more when this is done: it goes with
 * the answer, even when the server is killed meanwhile.
 */
export async function written(incoming: () => Spool, write: (target: string, spool: Spool) => Promise<void>): Promise<Streamed> {
  const spool = incoming()
  try {
    const target = spool.next()
    await write(target, spool)
    const file = await open(target)
    const { size } = await file.stat()
    return { stream: file.createReadStream(), size }
  } finally {
    await spool.clear()
  }
}
