import * as v from 'valibot'
import type { Site } from './storage/site.server'
import { storedIn } from './storage/stored-json.server'

/** How many backups are kept: the newest one of so many days, weeks and months. */
export type KeptBackups = { readonly days: number; readonly weeks: number; readonly months: number }

/** Where the operator wants backups: `name` is a folder, or `s3://bucket/prefix`; `isInData`: beside what they are a copy of. */
export type BackupsAt = { readonly name: string; readonly isInData: boolean; readonly isEncrypted: boolean }

/** Backs the site up. */
export type Backups = {
  readonly at: BackupsAt
  /** Makes a backup, then deletes those that are kept no longer. Throws an error that says why in words for the person who runs the server. */
  make(keep: KeptBackups): Promise<MadeBackup>
}

/** `bytes`: its size. */
export type MadeBackup = { readonly name: string; readonly bytes: number }

const shape = v.object({
  last: v.nullish(v.object({ at: v.string(), name: v.string(), bytes: v.number() })),
  failed: v.nullish(v.object({ at: v.string(), why: v.string() })),
})
/** The last backup that was made, and the last one that failed, if it failed after that. */
export type BackupNotes = {
  readonly last: (MadeBackup & { readonly at: string }) | undefined
  readonly failed: { readonly at: string; readonly why: string } | undefined
}

const NAME = 'backups.last'

/** What is known of the backups of a site, whoever made them. */
export async function readBackups(site: Pick<Site, 'read'>): Promise<BackupNotes> {
  const stored = storedIn(shape, (await site.read(NAME)) ?? '{}', NAME)
  return { last: stored?.last ?? undefined, failed: stored?.failed ?? undefined }
}

/** Notes a backup that was made at this moment. */
export const noteBackup = (site: Pick<Site, 'write'>, { name, bytes }: MadeBackup, now: Date): Promise<void> =>
  site.write(NAME, JSON.stringify({ last: { at: now.toISOString(), name, bytes } }))

/** Notes one that failed; the last one that was made stays known. */
export async function noteFailure(site: Site, why: string, now: Date): Promise<void> {
  const { last } = await readBackups(site)
  await site.write(NAME, JSON.stringify({ last, failed: { at: now.toISOString(), why } }))
}
