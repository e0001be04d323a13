import { StartRefused } from '../settings'

/** EFBIG: the account may write no larger files. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']

const OWN = ['DamagedBackup', 'ProgramFailed', 'MoveRefused', 'StorageAway']

/** Throws what is nobody's mistake in this program as a StartRefused; everything else as it is. */
export function inOneLine(reason: Error): never {
  const { name, message, code = '', syscall } = reason as NodeJS.ErrnoException
  if (NO_ROOM.includes(code) || /no space left on device|disk quota exceeded|file too large/i.test(message))
    throw new StartRefused('there is not enough room on the disk: nothing was kept. Free some, or choose another place')
  if (name === 'SqliteError') throw new StartRefused(`the database could not be read or written: ${message}`)
  if (OWN.includes(name) || syscall) throw new StartRefused(message)
  if ('severity' in reason) throw new StartRefused(`PostgreSQL says: ${message}`)
  throw reason
}
