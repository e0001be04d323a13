import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type Daemon, freePort, startDaemon } from './daemon.ts'

const program = path.resolve(import.meta.dirname, '../../apps/server/bin/frontage.mjs')

export type Site = Daemon & { readonly base: string }
type Environment = Readonly<Record<string, string>>

/** All who measure come from one network. */
const UNLIMITED: Environment = { SEARCHES_PER_MINUTE: '0', EMBEDS_PER_MINUTE: '0', PAGES_PER_MINUTE: '0' }

/**
 * Starts the built program as an owner would, on a free port unless PORT is given, all settings at their defaults but those given, and limits on reading. `under`: words
 * that the command is put behind.
 */
export async function startFrontage(words: readonly string[], env: Environment, under: readonly string[] = []): Promise<Site> {
  const port = Number(env.PORT ?? (await freePort()))
  const options = { env: { ...UNLIMITED, ...env, PORT: String(port) }, listens: port }
  const [first, ...rest] = [...under, process.execPath, program, 'serve', ...words]
  return { ...(await startDaemon(first!, rest, options)), base: `http://127.0.0.1:${port}` }
}

/** Runs a command of the program to its end, and hands back what it printed. */
export function runFrontage(words: readonly string[], env: Environment): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env: { ...process.env, ...env }, encoding: 'utf8' })
  if (status !== 0) throw new Error(`frontage ${words.join(' ')}: ${stderr}`)
  return stdout
}
