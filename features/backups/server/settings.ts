import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite, type Site } from '@frontage/kit/storage/site.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import { type Schedule, scheduleShape } from '../schedule'

const NAME = 'backups'
const keptShape = v.object({ schedule: v.optional(scheduleShape, {}), since: v.optional(v.string()) })

/** `since`: when the schedule was switched on. */
export type KeptSchedule = { readonly schedule: Schedule; readonly since?: string | undefined }

const keptIn = (text: string): KeptSchedule => storedIn(keptShape, text, NAME) ?? v.parse(keptShape, {})

export const readSchedule = async (site: Pick<Site, 'read'>): Promise<KeptSchedule> => keptIn((await site.read(NAME)) ?? '{}')
/** For whoever changes it: others wait until the transaction ends. */
export const scheduleForChange = async (trx: AnyDatabase): Promise<KeptSchedule> => keptIn(await createSite(trx).readForChange(NAME, '{}'))
export const writeSchedule = (kept: KeptSchedule, trx: AnyDatabase): Promise<void> => createSite(trx).write(NAME, JSON.stringify(kept))
