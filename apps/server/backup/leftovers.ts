import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { IN_FOLDER, RESTORING } from '../data-folder/data-folder'

/** Before the name of the folder in which a backup holds what it writes. */
export const STAGE = '.backup-'

/** Milliseconds: no backup takes so long, so whoever made what is older was killed. */
const MOST = 86_400_000

/** Removes what killed backups left among the files of a site. One that is under way stays. */
export async function sweepStages(files: string, now: Date): Promise<void> {
  for (const name of await readdir(files).catch(() => [])) {
    if (!name.startsWith(STAGE)) continue
    const stage = path.join(files, name)
    const found = await stat(stage).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > MOST) await rm(stage, { recursive: true, force: true })
  }
}

/** What a restore lays into a folder; the marker comes last. */
export const RESTORED: readonly string[] = [IN_FOLDER.files, IN_FOLDER.keys, IN_FOLDER.database, IN_FOLDER.marker]

/** Removes what a killed restore left: all there is, as long as the folder is no site yet. */
export async function sweepRestore(dataDir: string): Promise<void> {
  const names: string[] = await readdir(dataDir).catch(() => [])
  const stages = names.filter((name) => name.startsWith(RESTORING))
  const isUnfinished = stages.length > 0 && !names.includes(IN_FOLDER.marker)
  const left = isUnfinished ? [...names.filter((name) => [...RESTORED, '.writable'].includes(name)), ...stages] : []
  for (const name of left) await rm(path.join(dataDir, name), { recursive: true, force: true })
}
