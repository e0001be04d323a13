import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { compare } from './kept.ts'
import { type Fault, moment, pause, skipped } from './round.ts'
import { sqliteSite, startAgain } from './site.ts'
import { startWriters } from './writers.ts'

const NAME = 'EIO from fsync, SQLite'
const ROUNDS = { quick: 2, full: 10 }
const INJECT = ['-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', '/dev/null', '-e', 'inject=fsync,fdatasync:error=EIO']

/** Every fsync of the server fails for three seconds while twenty write; then the server is killed, as if the disk had gone. */
export const brokenDisk: Fault = async (isQuick, later) => {
  if (spawnSync('strace', ['-V']).status !== 0) return skipped(NAME, 'strace is not installed')
  const site = sqliteSite(later)
  site.prepare()
  let server = await site.start()
  const { ledger, stop } = startWriters(() => [server.base])
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await pause(moment(500, 1_500))
    const tracer = spawn('strace', [...INJECT, '-p', String(server.pid)], { stdio: 'ignore' })
    const ended = once(tracer, 'exit')
    await pause(3_000)
    if (tracer.exitCode !== null) return skipped(NAME, 'strace may not look into other programs here')
    process.kill(server.pid, 'SIGKILL')
    await ended
    const seconds = await startAgain(site, ledger, (again) => {
      server = again
    })
    slowest = Math.max(slowest, seconds)
  }
  await stop()
  await server.stop()
  const note = 'killed at the end of each round'
  return { name: NAME, rounds, slowest, ...(await compare(site.place, ledger)), note }
}
