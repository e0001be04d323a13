import { sessionKey } from '@frontage/kit/admin/screen'
import { WireError } from '@frontage/kit/wire/send.client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const FRESH = 15_000
const MOST_RETRIES = 2

/** A "no" stays a "no"; only what got lost on the way is tried again. */
const isWorthRetrying = (count: number, error: unknown): boolean =>
  count < MOST_RETRIES && error instanceof WireError && (error.fault === 'offline' || error.status >= 502)

/** Whoever is told that nobody is signed in asks again who is: the gate then shows the sign-in over what stands there. */
function askAgainWhoIsHere(error: unknown): void {
  if (error instanceof WireError && error.status === 401) void queries.invalidateQueries({ queryKey: sessionKey })
}

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askAgainWhoIsHere }),
  mutationCache: new MutationCache({ onError: askAgainWhoIsHere }),
  defaultOptions: {
    queries: { staleTime: FRESH, retry: isWorthRetrying, retryDelay: 800, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
