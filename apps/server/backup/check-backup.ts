import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { checkSeal, DamagedBackup, readBackup } from '@frontage/kit/storage/backup-file.server'
import { ProgramFailed, readDump } from '@frontage/kit/storage/postgres-snapshot.server'
import { faultsOfSqlite } from '@frontage/kit/storage/sqlite-snapshot.server'
import { storedJson } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import { IN_FOLDER } from '../data-folder/data-folder'
import { databaseIn, FORMAT, MANIFEST, type Manifest, manifestShape, mayHold } from './manifest'

/**
 * Reads a backup from its first to its last byte and lays the files that `wants` into an own folder. Throws DamagedBackup when it
 * is damaged, incomplete, from a newer version than one that knows these steps, or holds a name that it may not hold.
 */
export async function openBackup(
  file: string,
  { steps, folder, wants }: { steps: readonly string[]; folder: string; wants: (name: string) => boolean },
): Promise<Manifest> {
  await checkSeal(file)
  const found = new Map<string, number>()
  let manifest: Manifest | undefined
  await readBackup(file, async (name, content) => {
    if (!manifest) manifest = await manifestIn(name, content, steps)
    else if (!mayHold(name)) throw new DamagedBackup('this backup holds a name that leads outside, or that does not belong in a backup')
    else if (found.has(name)) throw new DamagedBackup(`this backup holds ${name} twice`)
    else found.set(name, await lay(content, wants(name) ? path.join(folder, name) : undefined))
  })
  if (!manifest) throw new DamagedBackup('this backup is empty')
  refuseOthers(manifest, found)
  await refuseBrokenDatabase(manifest, folder)
  return manifest
}

async function manifestIn(name: string, content: Readable, known: readonly string[]): Promise<Manifest> {
  if (name !== MANIFEST) throw new DamagedBackup('this is no backup of a site')
  const written = storedJson(await text(content), 'the manifest of a backup')
  const newer = new DamagedBackup('this backup was made by a newer version of the program: update it first')
  if (v.is(v.looseObject({ format: v.pipe(v.number(), v.minValue(FORMAT + 1)) }), written)) throw newer
  const { success, output } = v.safeParse(manifestShape, written)
  if (!success) throw new DamagedBackup('this is no backup of a site')
  if (output.steps.some((step) => !known.includes(step))) throw newer
  return output
}

/** Bytes of a file in a backup, which is kept when it has a place. */
async function lay(content: Readable, place: string | undefined): Promise<number> {
  let bytes = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      bytes += (piece as Buffer).length
      yield piece as Buffer
    }
  }
  if (place) await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const sink = place
    ? createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true })
    : new Writable({ write: (_, __, done) => done() })
  await pipeline(counted, sink)
  return bytes
}

function refuseOthers({ files, engine }: Manifest, found: ReadonlyMap<string, number>): void {
  for (const name of [IN_FOLDER.marker, databaseIn[engine], ...Object.keys(files)])
    if (!found.has(name) || found.get(name) !== files[name]) throw new DamagedBackup(`${name} is missing in this backup`)
  for (const name of found.keys()) if (files[name] === undefined) throw new DamagedBackup(`${name} does not belong to this backup`)
}

async function refuseBrokenDatabase({ engine }: Manifest, folder: string): Promise<void> {
  const at = path.join(folder, databaseIn[engine])
  if (engine === 'sqlite') {
    const [fault] = faultsOfSqlite(at)
    if (fault) throw new DamagedBackup(`the database in this backup is damaged: ${fault}`)
  } else
    await readDump(at).catch((reason: Error) => {
      throw reason instanceof ProgramFailed ? new DamagedBackup(reason.message) : reason
    })
}
