import type { App } from '../app'
import type { ServerSettings } from '../settings'
import { type Finding, findingsAbout } from './finding'

const files = findingsAbout('Files')
const MEGABYTE = 1024 * 1024
/** Of its quota. */
const NEARLY = 0.9
/** How often the floor of the disk has to be free at least. */
const PLENTY = 2

/** Whether files can be kept, and for how long there is room for them. */
export async function* checkFiles({ files: store, room }: App, { s3 }: ServerSettings): AsyncGenerator<Finding> {
  const place = s3 ? `the bucket ${s3.bucket}` : 'the data folder'
  const reason = await store.ping().then(
    () => undefined,
    (failure: Error) => failure.message,
  )
  if (reason !== undefined) {
    yield files.fault(
      `Files cannot be kept in ${place}: ${reason}`,
      s3 ? 'Compare the settings S3_… with those of the bucket.' : 'Look at its rights, and at the disk.',
    )
    return
  }
  const { used, quota, free, floor, lack } = await room.state()
  const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`
  const says = `${megabytes(used)} in ${place}${quota ? ` of ${megabytes(quota)}` : ''}, ${megabytes(free)} of the disk free.`
  if (lack === 'quota') yield files.fault(`No room: ${says}`, 'Raise FILES_QUOTA_MB, or delete files.')
  else if (lack === 'disk') yield files.fault(`No room: ${says}`, 'Free some of the disk: no files are taken below DISK_FLOOR_MB.')
  else if (quota && used > quota * NEARLY) yield files.warning(says, 'Nearly full: raise FILES_QUOTA_MB, or delete files.')
  else if (free < floor * PLENTY) yield files.warning(says, 'The disk is nearly full: free some of it, or take a larger one.')
  else yield files.good(says)
}
