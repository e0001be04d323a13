import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { PortfolioTables } from '../../server/portfolio.tables'
import { MOST_FRAME_HOSTS } from '../../spec'

/** Origins of what published items show in frames: https alone, and none that forbids it. */
export async function frameHostsIn(database: AnyDatabase): Promise<readonly string[]> {
  const rows = await database
    .withTables<PortfolioTables>()
    .selectFrom('portfolio_item')
    .select(['site', 'video'])
    .distinct()
    .where('state', '=', 'published')
    .where('framing', '!=', 'forbidden')
    .where((or) => or.or([or('site', 'like', 'https://%'), or('video', 'like', 'https://%')]))
    .execute()
  const origins = rows.flatMap(({ site, video }) => [originOf(site), originOf(video)]).filter((origin) => origin !== undefined)
  return [...new Set(origins)].slice(0, MOST_FRAME_HOSTS)
}

/** What may stand in a policy: a plain host, never anything that a policy reads as more. */
function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && /^[a-z0-9.-]+$/.test(url.hostname) ? url.origin : undefined
}
