import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Backups, KeptBackups, MadeBackup } from '@frontage/kit/backups.server'
import type { EncryptTo } from '@frontage/kit/storage/age.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import type { ServerSettings } from '../settings'
import { isBucket } from './backup-place'
import { placeBackup } from './place-backup'

/** Makes a backup in the place that is named. */
export type MakeBackup = (settings: ServerSettings, to: string, keep: KeptBackups) => Promise<MadeBackup>

/** Backups as the site itself makes them: where the operator wants them, encrypted to whom the operator named. */
export function backupsFor(settings: ServerSettings, make: MakeBackup): Backups {
  const { backup, dataDir } = settings
  const name = backup.to ?? path.join(dataDir, 'backups/')
  const inside = path.relative(dataDir, path.resolve(name))
  const isInData = !isBucket(name) && !inside.startsWith('..') && !path.isAbsolute(inside)
  return { at: { name, isInData, isEncrypted: encryptionSet(backup) !== undefined }, make: (keep) => make(settings, name, keep) }
}

/** Whom backups are encrypted to by what is set; keys come before the passphrase. */
export const encryptionSet = ({ recipients, passphrase }: ServerSettings['backup']): EncryptTo | undefined => {
  if (recipients.length) return { recipients }
  return passphrase === undefined ? undefined : { passphrase }
}

export const backUpHere: MakeBackup = (settings, to, keep) =>
  placeBackup(settings, { to, keep, encryptTo: encryptionSet(settings.backup) }, new Date())

const said = v.object({ name: v.string(), bytes: v.number() })

/** In a program of its own: a large database keeps a processor busy, and visitors are not to wait for it. */
export const backUpBeside: MakeBackup = async (_, to, { days, weeks, months }) => {
  const words = ['backup', to, '--keep', `${days}d,${weeks}w,${months}m`, '--json']
  const program = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((done, failed) => program.once('close', done).once('error', failed))
  const [out, wrong, code] = await whileServed(program, Promise.all([text(program.stdout), text(program.stderr), ended]))
  const made = code === 0 ? storedIn(said, out, 'what a backup said') : undefined
  if (made) return made
  throw new Error(
    wrong
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^frontage: /, '') || 'the backup ended without a word',
  )
}

/** A server that stops does not wait for a backup, which is made again after its start. */
async function whileServed<Result>(program: ChildProcess, work: Promise<Result>): Promise<Result> {
  const end = (): void => void program.kill()
  const signals = ['SIGTERM', 'SIGINT'] as const
  for (const signal of signals) process.once(signal, end)
  try {
    return await work
  } finally {
    for (const signal of signals) process.off(signal, end)
  }
}
