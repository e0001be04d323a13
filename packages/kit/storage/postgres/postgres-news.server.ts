import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { connectInTurn } from './postgres-hosts.server'

/** Milliseconds until a lost connection is made anew. */
const AGAIN = 1_000

/**
 * Listens on PostgreSQL’s channel `site_change` over a connection of its own, and goes on by itself when that is lost. What was told
 * meanwhile is not heard, nor anything through a pooler that shares connections: whoever listens looks from time to time, too.
 * Hands back what ends it.
 */
export function listenPostgres(url: string, onNews: () => void): () => Promise<void> {
  const ending = new AbortController()
  let client: pg.Client | undefined

  async function listen(): Promise<void> {
    const lost = Promise.withResolvers<void>()
    try {
      client = (await connectInTurn(url, { keepAlive: true })).client
      client.on('error', () => lost.resolve())
      client.on('end', () => lost.resolve())
      client.on('notification', onNews)
      if (ending.signal.aborted) return
      await client.query('listen site_change')
      // Of what happened before somebody listened nothing was heard.
      onNews()
      await lost.promise
    } catch {
      // The database is away; it is asked again.
    } finally {
      await client?.end().catch(() => undefined)
    }
  }

  async function listenAlways(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen()
      await setTimeout(AGAIN, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }

  const ended = listenAlways()
  return async () => {
    ending.abort()
    await client?.end().catch(() => undefined)
    await ended
  }
}
