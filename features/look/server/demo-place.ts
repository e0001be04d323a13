import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import { parse, pick } from 'valibot'
import { lookShape } from '../look'
import { LANGUAGE, TIME_ZONE } from './look.store'

/** Takes over where the made-up business is. */
export async function importDemoPlace(folder: string, { site, events }: Pick<Tools, 'site' | 'events'>): Promise<void> {
  const told: unknown = JSON.parse(await readFile(path.join(folder, 'place.json'), 'utf8'))
  const { language, timeZone } = parse(pick(lookShape, ['language', 'timeZone']), told)
  await site.write(LANGUAGE, language)
  await site.write(TIME_ZONE, timeZone)
  events.emit('look.changed')
}
