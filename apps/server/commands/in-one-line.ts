import { isMissing, StorageAway } from '@frontage/kit/storage/s3.server'
import { StartRefused } from '../settings'

/** EFBIG: the account may write no larger files. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']

const OWN = ['DamagedBackup', 'ProgramFailed', 'MoveRefused']

/** Throws what is nobody's mistake in this program as a StartRefused; everything else as it is. */
export function inOneLine(reason: Error): never {
  const { name, message, code = '', syscall } = reason as NodeJS.ErrnoException
  if (NO_ROOM.includes(code) || /no space left on device|disk quota exceeded|file too large/i.test(message))
    throw new StartRefused('there is not enough room on the disk: nothing was kept. Free some, or choose another place')
  if (name === 'SqliteError') throw new StartRefused(`the database could not be read or written: ${message}`)
  if (OWN.includes(name) || syscall) throw new StartRefused(message)
  if (isMissing(reason)) throw new StartRefused('S3 holds nothing under this name')
  const said = reason instanceof StorageAway && reason.cause instanceof Error ? reason.cause : reason
  if ('$fault' in said) throw new StartRefused(`S3 says: ${said.name}${said.message !== said.name ? `: ${said.message}` : ''}`)
  if (reason instanceof StorageAway) throw new StartRefused(`S3 cannot be reached: ${said.message}`)
  if (/^Connection terminated/.test(message)) throw new StartRefused('the connection to PostgreSQL broke: run the same command again')
  if ('severity' in reason) throw new StartRefused(`PostgreSQL says: ${message}`)
  throw reason
}
