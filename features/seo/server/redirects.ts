import type { Tools } from '@frontage/kit/feature.server'
import type { Redirect } from '@frontage/kit/findable.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import { createMatcher, pathKey, targetOf } from '../redirect'
import type { Counts } from './counts'
import { type RedirectsStore, ruleOf } from './redirects.store'

export const REDIRECTS_CHANGED = 'redirects.changed'

/** Answers from memory where an address without a page leads, and counts. */
export function createRedirects(store: RedirectsStore, counts: Counts, { events }: Pick<Tools, 'events'>): Redirect {
  const known = createRemembered<ReturnType<typeof createMatcher<ReturnType<typeof ruleOf>>>>(1)
  // Whatever moves leaves a redirect behind: pages, and what other features show at addresses of their own.
  events.onPublic(known.forget)
  return async (path, query) => {
    const find = await known.recall('all', async () => createMatcher((await store.all()).map(ruleOf)))
    const rule = find(path)
    const to = rule && rule.status !== 410 ? targetOf(rule, path, query) : undefined
    if (!rule || (rule.status !== 410 && !to)) {
      counts.miss(pathKey(path))
      return undefined
    }
    counts.use(rule.id)
    return rule.status === 410 || !to ? { status: 410 } : { status: rule.status, to }
  }
}
