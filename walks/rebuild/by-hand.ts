import type { PageDocument } from '../../features/pages/page'
import { isKept, publish } from '../support/owner-pages'
import type { RunningSite } from '../support/site'
import { beginPage } from './begin'
import type { Bench } from './controls'
import { buildRows } from './page'

/** Room for the outline, the page and the settings beside one another. */
export const deskOfOwner = { width: 1760, height: 1000 } as const

/** Builds a page as its owner would, from a blank one, and publishes it. */
export async function buildByHand(bench: Bench, site: RunningSite, page: PageDocument): Promise<void> {
  await beginPage(bench, site, page)
  await buildRows(bench, page)
  await isKept(bench.hand.page)
  await publish(bench.hand.page)
}
