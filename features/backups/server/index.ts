import { readBackups } from '@frontage/kit/backups.server'
import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createBackupRoutes } from './backup-desk'
import { createDaily } from './daily'
import { createDigest } from './digest'

/** The schedule of backups; how one is made stands in the server itself. */
export function createFeature(tools: Tools): Feature {
  const daily = createDaily(tools)
  return {
    routes: createBackupRoutes(tools, daily),
    migrations: {},
    start: daily.start,
    digest: createDigest(tools),
    firstActions: { backup: async () => (await readBackups(tools.site)).last !== undefined },
  }
}
