import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../time/clock'
import { Refusal } from '../../wire/refusal'

/** Bytes that a disk has, and how many of them are free for us. */
export type Disk = { readonly size: number; readonly free: number }

/** How full it is, in bytes. `lack`: why nothing more is taken; quota 0 is none. */
export type RoomState = {
  readonly used: number
  readonly quota: number
  readonly free: number
  readonly floor: number
  readonly lack: 'quota' | 'disk' | ''
}

export type Room = {
  /** Throws a Refusal (507, in words) when so many bytes more would be too many. */
  need(bytes: number): Promise<void>
  /** Notes that so many bytes came. */
  add(bytes: number): void
  /** What the files take up is measured again when that was so many milliseconds ago. */
  state(longest?: number): Promise<RoomState>
}

export type RoomSettings = {
  /** Bytes that all files together may have; 0 is no limit. */
  readonly quota: number
  /** Bytes of the disk that files leave free for everything else; of a small disk at most a tenth. */
  readonly floor: number
}

type Needs = RoomSettings & {
  readonly folder: string
  readonly clock: Clock
  /** What somebody hears whose file is not taken. */
  readonly words: () => string
  /** Hears when it becomes full, why, and when it is not any more. */
  readonly onChange?: (lack: RoomState['lack']) => void
  readonly look?: (folder: string) => Promise<Disk>
  /** Bytes of all files, where they are not in the folder. What cannot be measured is believed to be as before. */
  readonly measure?: () => Promise<number>
}

/** The folder is made with its first file. */
const diskOf = async (folder: string): Promise<Disk> => {
  const { bsize, blocks, bavail } = await statfs(folder).catch(() => statfs(path.dirname(folder)))
  return { size: blocks * bsize, free: bavail * bsize }
}

/** Milliseconds for which a measured folder is believed; less when it seems to be full. */
export const BELIEVED = 600_000
const DOUBTED = 10_000

/** Free bytes of the disk that a folder is on, and how many of them have to stay free. */
export async function askDisk(folder: string, floor: number, look: (folder: string) => Promise<Disk> = diskOf) {
  const { size, free } = await look(folder)
  return { free, floor: Math.min(floor, Math.floor(size / 10)) }
}

/** How much more may be kept. The disk is asked every time; the folder is measured now and then, and counted in between. */
export function createRoom({
  folder,
  quota,
  floor,
  clock,
  words,
  onChange,
  look = diskOf,
  measure = () => bytesBelow(folder),
}: Needs): Room {
  let measured = { bytes: 0, at: Number.NEGATIVE_INFINITY }

  async function used(longest: number): Promise<number> {
    const now = clock.now().getTime()
    if (now - measured.at > longest) measured = { bytes: await measure().catch(() => measured.bytes), at: now }
    return measured.bytes
  }

  async function isBeyondQuota(bytes: number): Promise<boolean> {
    if (quota === 0 || (await used(BELIEVED)) + bytes <= quota) return false
    return (await used(DOUBTED)) + bytes > quota
  }

  async function lackFor(bytes: number): Promise<RoomState['lack']> {
    const { free, floor: least } = await askDisk(folder, floor, look)
    if (free - bytes < least) return 'disk'
    return (await isBeyondQuota(bytes)) ? 'quota' : ''
  }

  let told: RoomState['lack'] = ''
  function tell(lack: RoomState['lack']): void {
    if (lack !== told) onChange?.(lack)
    told = lack
  }

  return {
    need: async (bytes) => {
      const lack = await lackFor(bytes)
      tell(lack)
      if (lack) throw new Refusal('no-room', words(), { status: 507 })
    },
    add: (bytes) => {
      measured.bytes += bytes
    },
    state: async (longest = DOUBTED) => ({
      used: await used(longest),
      quota,
      ...(await askDisk(folder, floor, look)),
      lack: await lackFor(1),
    }),
  }
}

/** All files in a folder and below it. A backup that is being made holds second names of the same files. */
async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const entry of entries) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) bytes += entry.name.startsWith('.backup-') ? 0 : await bytesBelow(at)
    else bytes += (await stat(at).catch(() => undefined))?.size ?? 0
  }
  return bytes
}
