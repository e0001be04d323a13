import type { Tools } from '@frontage/kit/feature.server'
import type { QueryRedirect, Redirect, Redirection } from '@frontage/kit/findable.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import { pathKey, targetOf } from '../redirect'
import { RedirectIndex } from '../redirect-index'
import type { Counts } from './counts'
import { type RedirectsStore, ruleOf } from './redirects.store'

export const REDIRECTS_CHANGED = 'redirects.changed'

type Serving = { readonly redirect: Redirect; readonly redirectQuery: QueryRedirect }
type Kept = ReturnType<typeof ruleOf>

/** Answers from memory where an address leads, and counts: one with parameters that a rule names, or one without a page. */
export function createRedirects(store: RedirectsStore, counts: Counts, { events }: Pick<Tools, 'events'>): Serving {
  const known = createRemembered<RedirectIndex<Kept>>(1)
  // Whatever moves leaves a redirect behind: pages, and what other features show at addresses of their own.
  events.onPublic(known.forget)
  const rules = (): Promise<RedirectIndex<Kept>> => known.recall('all', async () => new RedirectIndex((await store.all()).map(ruleOf)))

  function redirection(rule: Kept | undefined, path: string, query: string): Redirection | undefined {
    if (rule?.status === 410) return { status: 410 }
    const to = rule && targetOf(rule, path, query)
    return rule && to ? { status: rule.status, to } : undefined
  }

  return {
    redirect: async (path, query) => {
      const rule = (await rules()).byPath(path)
      const found = redirection(rule, path, query)
      if (rule && found) counts.use(rule.id)
      else counts.miss(pathKey(path))
      return found
    },
    redirectQuery: async (path, query) => {
      const rule = (await rules()).byQuery(path, query)
      const found = redirection(rule, path, query)
      if (!rule || !found) return undefined
      return async () => {
        counts.use(rule.id)
        return found
      }
    },
  }
}
