import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../tools/cleanup.ts'
import { compare } from './kept.ts'
import { type Fault, moment, pause, skipped } from './round.ts'
import { isAlive, siteAt, untilWritten } from './site.ts'
import { startWriters } from './writers.ts'

const NAME = 'Full disk, SQLite'
const ROUNDS = { quick: 2, full: 10 }
const MEGABYTES = 96

/** Takes all the room that is left, to the last byte. */
function fill(file: string): void {
  const handle = openSync(file, 'w')
  for (const size of [1_048_576, 4_096, 1]) {
    const piece = Buffer.alloc(size)
    try {
      while (writeSync(handle, piece) === size);
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code !== 'ENOSPC') throw reason
    }
  }
  closeSync(handle)
}

/** A small disk of its own is filled to the last byte while twenty write, and freed again without a restart. */
export const fullDisk: Fault = async (isQuick, later) => {
  const disk = temporaryFolder(later)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', disk], { encoding: 'utf8' })
  if (mounted.status !== 0) return skipped(NAME, `no disk of its own can be mounted (${mounted.stderr?.trim() || 'mount is missing'})`)
  later(() => void spawnSync('umount', ['-l', disk]))
  const site = siteAt({ DATA_DIR: path.join(disk, 'site') }, later)
  site.prepare()
  const server = await site.start()
  const { ledger, stop } = startWriters(() => [server.base])
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await pause(moment(500, 1_500))
    fill(path.join(disk, 'filler'))
    await pause(3_000)
    rmSync(path.join(disk, 'filler'))
    slowest = Math.max(slowest, await untilWritten(ledger))
    if (!isAlive(server.pid)) throw new Error(`the server ended in round ${round + 1}`)
    // What was sent is kept in files here, which would fill the small disk by themselves.
    rmSync(path.join(disk, 'site', 'mails'), { recursive: true, force: true })
  }
  await stop()
  await server.stop()
  return { name: NAME, rounds, slowest, ...(await compare(site.place, ledger)), note: 'the server was never restarted' }
}
