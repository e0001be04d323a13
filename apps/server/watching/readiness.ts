import { BELIEVED, type Room, type RoomState } from '@frontage/kit/storage/room.server'
import type { Standby } from '@frontage/kit/storage/standby.server'

/** What is wrong, in words that tell a stranger nothing about the inside; `detail` is for those who run the site. */
export type Check = {
  readonly name: 'database' | 'migrations' | 'files' | 'room' | 'shutdown'
  readonly isFine: boolean
  /** Whether nobody should be sent here while it is not fine. */
  readonly blocks: boolean
  readonly message?: string
  readonly detail?: string
}

type Checked = {
  /** Each throws when what it is about cannot be used; `steps` says which ones the database has taken. */
  readonly checks: {
    readonly database: () => Promise<unknown>
    readonly files: () => Promise<unknown>
    readonly steps: () => Promise<readonly string[]>
  }
  /** All steps that this program knows. */
  readonly steps: readonly string[]
  readonly room: Pick<Room, 'state'>
  /** A standby from which visitors read, if there is one. */
  readonly standby?: Pick<Standby, 'isCurrent'> | undefined
}

/** Looks at everything that the server needs. */
export async function checkReadiness(app: Checked, isStopping: boolean): Promise<Check[]> {
  const [[database, migrations], files, room] = await Promise.all([checkDatabase(app), checkFiles(app), checkRoom(app)])
  return [database, migrations, files, room, shutdown(isStopping)]
}

export const isReady = (checks: readonly Check[]): boolean => checks.every(({ isFine, blocks }) => isFine || !blocks)

const fine = (name: Check['name']): Check => ({ name, isFine: true, blocks: true })
const broken = (name: Check['name'], message: string, detail?: string): Check => ({
  ...{ name, isFine: false, blocks: true, message },
  ...(detail && { detail }),
})

const shutdown = (isStopping: boolean): Check => (isStopping ? broken('shutdown', 'The server is shutting down.') : fine('shutdown'))

/** Without the primary nobody can change anything; whoever reads is still answered where a standby can say everything. */
async function checkDatabase({ checks, steps, standby }: Checked): Promise<[Check, Check]> {
  try {
    await checks.database()
  } catch (reason) {
    const blocks = !standby?.isCurrent()
    const unknown = { name: 'migrations', isFine: false, blocks, detail: 'Not known while the database does not answer.' } as const
    return [{ ...broken('database', 'The database does not answer.', wordsOf(reason)), blocks }, unknown]
  }
  try {
    return [fine('database'), compare(steps, await checks.steps())]
  } catch (reason) {
    return [fine('database'), broken('migrations', 'The database cannot be read. Restart the server.', wordsOf(reason))]
  }
}

/** A server beside it may be newer already: this one still answers until its turn comes. */
function compare(known: readonly string[], taken: readonly string[]): Check {
  const missing = known.filter((step) => !taken.includes(step))
  const newer = taken.filter((step) => !known.includes(step))
  if (missing.length)
    return broken('migrations', 'The database is older than this version. Restart the server.', `missing: ${missing.join(', ')}`)
  if (!newer.length) return fine('migrations')
  const words = 'The database was updated by a newer version. Restart the server with that version.'
  return { ...broken('migrations', words, `newer: ${newer.join(', ')}`), blocks: false }
}

async function checkFiles({ checks }: Checked): Promise<Check> {
  try {
    await checks.files()
    return fine('files')
  } catch (reason) {
    return broken('files', 'Files cannot be stored.', wordsOf(reason))
  }
}

const LACKS: Readonly<Record<RoomState['lack'], string>> = {
  '': '',
  disk: 'The disk is nearly full. New files are refused; everything else works.',
  quota: 'The files have reached their limit. New files are refused; everything else works.',
}

/** Without room for files everything else still works, so nobody is sent elsewhere. */
async function checkRoom({ room }: Checked): Promise<Check> {
  const state = await room.state(BELIEVED).catch(() => undefined)
  if (!state?.lack) return fine('room')
  return { ...broken('room', LACKS[state.lack], `${state.free} bytes of the disk are free, files take up ${state.used}`), blocks: false }
}

function wordsOf(reason: unknown): string {
  const { message, code } = reason as { message?: string; code?: string }
  return [code, message].filter(Boolean).join(': ')
}
