import { expect } from './browsers'
import type { Tab } from './drive/tab'

/** Whoever sends sooner than this was not a person; in milliseconds. */
const A_MOMENT = 2100

/** The ticket that came as somebody began, from an address that has this in it, is as old as a person's. */
export async function aMoment(tab: Tab, address = '/api/forms/ticket'): Promise<void> {
  const isOldEnough = `(() => {
    const ticket = performance.getEntriesByType('resource').find(({ name }) => name.includes('${address}'))
    return Boolean(ticket) && performance.now() - ticket.responseEnd > ${A_MOMENT}
  })()`
  await expect.poll(() => tab.engine.run(isOldEnough), { message: 'the form has its ticket' }).toBe(true)
}
