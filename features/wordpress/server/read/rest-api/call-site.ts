import { withoutEndSlashes } from '@frontage/kit/path'
import { CallRefused } from '@frontage/kit/post/call-out.server'
import { followRedirects, type ReadOut } from '@frontage/kit/post/read-out.server'
import * as v from 'valibot'
import { reasons, unreadable } from '../../../messages.gaps'
import { Unreadable } from '../unreadable'
import { rootShape } from './shapes'

/** Bytes of one answer. */
const MOST_BYTES = 32 * 1024 * 1024
/** Entries that are asked for at once: a page is drawn whole for each. */
const AT_ONCE = 50
const MOST_PAGES = 2_000

export type Site = {
  readonly root: v.InferOutput<typeof rootShape>
  readonly one: <T>(path: string, shape: v.GenericSchema<unknown, T>) => Promise<T | undefined>
  /** All entries of a list, one page of them after the other; those that are not as they should be are left out. */
  readonly all: <T>(path: string, shape: v.GenericSchema<unknown, T>) => AsyncGenerator<T>
}

/**
 * Asks a WordPress by its REST API (https://developer.wordpress.org/rest-api/), below `/wp-json` of its address or by its query. Throws an
 * Unreadable where it does not answer as one.
 */
export async function callSite(readOut: ReadOut, from: string): Promise<Site> {
  const read = followRedirects(readOut)
  const home = `${withoutEndSlashes(from.replace(/^http:/i, 'https:'))}/`
  const ask = async (way: Way, path: string, query: Query = {}): Promise<Answer> => {
    const { status, bytes } = await read({ url: way(home, path, query), accept: 'application/json', most: MOST_BYTES }).catch(silence)
    return { status, json: status === 200 ? jsonIn(bytes) : undefined }
  }
  for (const way of [byPath, byQuery]) {
    const root = v.safeParse(rootShape, (await ask(way, '/')).json)
    if (root.success) return siteOf(root.output, (path, query) => ask(way, path, query))
  }
  throw new Unreadable(unreadable.noApi)
}

type Query = Readonly<Record<string, string>>
type Answer = { readonly status: number; readonly json: unknown }
type Ask = (path: string, query?: Query) => Promise<Answer>
/** The address of a call. Without pretty addresses a WordPress knows calls by a query alone. */
type Way = (home: string, path: string, query: Query) => string

const byPath: Way = (home, path, query) => `${home}wp-json${path}${asQuery(query, '?')}`
const byQuery: Way = (home, path, query) => `${home}?rest_route=${encodeURIComponent(path)}${asQuery(query, '&')}`
const asQuery = (query: Query, start: string): string => (Object.keys(query).length ? `${start}${new URLSearchParams(query)}` : '')

function silence(reason: unknown): never {
  throw new Unreadable(reason instanceof CallRefused ? reasons.privateAddress : unreadable.noAnswer)
}

const siteOf = (root: Site['root'], ask: Ask): Site => ({
  root,
  one: async (path, shape) => {
    const found = v.safeParse(shape, (await ask(path)).json)
    return found.success ? found.output : undefined
  },
  async *all(path, shape) {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { status, json } = await ask(path, { per_page: String(AT_ONCE), page: String(page), orderby: 'id', order: 'asc' })
      // Beyond the last page a WordPress answers with 400.
      if (status === 400 && page > 1) return
      if (!Array.isArray(json)) throw new Unreadable(unreadable.status(status, path))
      for (const entry of json) {
        const found = v.safeParse(shape, entry)
        if (found.success) yield found.output
      }
      if (json.length < AT_ONCE) return
    }
  },
})

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
