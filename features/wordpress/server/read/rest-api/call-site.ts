import { withoutEndSlashes } from '@frontage/kit/path'
import { CallRefused } from '@frontage/kit/post/call-out.server'
import { followRedirects, type ReadOut } from '@frontage/kit/post/read-out.server'
import * as v from 'valibot'
import { reasons, unreadable } from '../../../messages.gaps'
import { Unreadable } from '../unreadable'
import { rootShape } from './shapes'

/** Bytes of one answer. */
const MOST_BYTES = 32 * 1024 * 1024
/** Entries that are asked for at once: a page is drawn whole for each. A site that fails at so many is asked for few. */
const AT_ONCE = 50
const FEW = 10
const MOST_ENTRIES = 100_000

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
    const { status, headers, bytes } = await read({ url: way(home, path, query), accept: 'application/json', most: MOST_BYTES }).catch(
      silence,
    )
    return { status, json: status === 200 ? jsonIn(bytes) : undefined, total: Number(headers['x-wp-total']) || undefined }
  }
  for (const way of [byPath, byQuery]) {
    const root = v.safeParse(rootShape, (await ask(way, '/')).json)
    if (root.success) return siteOf(root.output, (path, query) => ask(way, path, query))
  }
  throw new Unreadable(unreadable.noApi)
}

type Query = Readonly<Record<string, string>>
/** `total`: how many entries the whole list has, where the site says so. */
type Answer = { readonly status: number; readonly json: unknown; readonly total?: number | undefined }
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
    let size = AT_ONCE
    for (let from = 0; from < MOST_ENTRIES; ) {
      const part = await partOf(ask, path, from, size)
      if (part === 'failed') {
        if (size === FEW) throw new Unreadable(unreadable.stopped(path))
        size = FEW
        continue
      }
      for (const entry of part.entries) {
        const found = v.safeParse(shape, entry)
        if (found.success) yield found.output
      }
      from += size
      // Entries that a site keeps to itself are missing from its pages: a short one is the last only where it does not count them.
      if (part.total === undefined ? part.entries.length < size : from >= part.total) return
    }
  },
})

type Part = { readonly entries: readonly unknown[]; readonly total: number | undefined }

/** Entries of a list from a place on that is a multiple of `size`; `failed`: fewer at once may come. */
async function partOf(ask: Ask, path: string, from: number, size: number): Promise<Part | 'failed'> {
  const query = { per_page: String(size), page: String(from / size + 1), orderby: 'id', order: 'asc' }
  const { status, json, total } = await ask(path, query).catch((reason: unknown): Answer => {
    if (reason instanceof Error && reason.message === unreadable.noAnswer) return { status: 0, json: undefined }
    throw reason
  })
  if (Array.isArray(json)) return { entries: json, total }
  // Beyond the last page a WordPress answers with 400.
  if (status === 400 && from > 0) return { entries: [], total: undefined }
  if (status === 0 || status === 200 || status >= 500) return 'failed'
  throw new Unreadable(unreadable.status(status, path))
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
