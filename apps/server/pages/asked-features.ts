import { AsyncLocalStorage } from 'node:async_hooks'
import type { Feature } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'

/** The features that were asked while a page is being drawn. */
const asked = new AsyncLocalStorage<Set<string>>()

/** Draws, and says which features were asked for anything meanwhile, by name. */
export function noteAsked<Value>(draw: () => Promise<Value>, names: Set<string>): Promise<Value> {
  return asked.run(names, draw)
}

type Named = Feature & { readonly name: string }
type Ask = (...given: never[]) => unknown

/** The same feature, which is noted down where a page that is being drawn asks it for something. */
export function notedWhenAsked(feature: Named): Named {
  const noted =
    <A extends Ask>(ask: A) =>
    (...given: Parameters<A>): unknown => {
      asked.getStore()?.add(feature.name)
      return ask(...given)
    }
  const isAsk = (value: unknown): value is Ask => typeof value === 'function'
  const parts = Object.entries(feature).map(([name, part]) => [name, isAsk(part) ? noted(part) : part])
  const routes = feature.routes.map((route): Route => ({ ...route, reply: noted(route.reply) as Route['reply'] }))
  return { ...(Object.fromEntries(parts) as Named), routes }
}
