import type { Tools } from '@frontage/kit/feature.server'
import { createRoom, type Disk, type Room } from '@frontage/kit/storage/room.server'
import { createThrottle } from '@frontage/kit/storage/throttle.server'
import { createReadingLimits, type ReadingLimits } from '@frontage/kit/wire/reading-limits.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { issueMessages } from './messages'
import type { ServerSettings } from './settings'

/** How the disk is asked; tests have one of their own. */
export type AskDisk = (folder: string) => Promise<Disk>

/** How much one network may read. */
export const readingsFor = ({ readingsPerMinute: perMinute }: ServerSettings, { clock }: Pick<Tools, 'clock'>): ReadingLimits =>
  createReadingLimits({ perMinute, clock, words: () => issueMessages.tooMany.text })

/** Room for files. The log says once that there is none, and once that there is some again. */
export const roomFor = (
  { room }: ServerSettings,
  folder: string,
  { clock, log }: Pick<Tools, 'clock' | 'log'>,
  ask: { look?: AskDisk | undefined; measure?: (() => Promise<number>) | undefined },
): Room =>
  createRoom({
    ...room,
    folder,
    clock,
    words: () => issueMessages.noRoom,
    onChange: (lack) => {
      if (lack) log.error({ lack }, 'there is no room for files: none are taken, everything else goes on')
      else log.info('there is room for files again')
    },
    ...(ask.look && { look: ask.look }),
    ...(ask.measure && { measure: ask.measure }),
  })

/** Seconds. */
const DAY = 86_400
const KILOBYTE = 1024

/** Counts what visitors of one network send within a day. */
export function uploadsFor({ uploadsPerDay }: ServerSettings, tools: Pick<Tools, 'db' | 'clock' | 'keys'>): Tools['countUploaded'] {
  const throttle = createThrottle(tools)
  return async (bucket, bytes) => {
    if (!uploadsPerDay || !bytes) return
    const total = await throttle.countMany('files of a day', bucket, Math.ceil(bytes / KILOBYTE), DAY)
    if (total > uploadsPerDay) throw new Refusal('too-many', issueMessages.tooManyFiles, { status: 429, retryAfter: DAY })
  }
}
