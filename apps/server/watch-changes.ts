import { randomUUID } from 'node:crypto'
import type { App } from './app'

const EVERY = 1_000
const SETTING = 'changed'

/**
 * Tells the other processes of this site that something changed, and hears it from them: a mark in the database is
 * renewed at every event, and looked at once a second. Hands back what ends the watch.
 */
export function watchChanges({ site, events, log }: Pick<App, 'site' | 'events' | 'log'>): () => void {
  let known: string | undefined
  let isEcho = false

  async function look(): Promise<void> {
    const mark = (await site.read(SETTING)) ?? ''
    const isNews = known !== undefined && mark !== known
    known = mark
    if (!isNews) return
    isEcho = true
    events.emitAll()
    isEcho = false
  }

  async function tell(): Promise<void> {
    known = randomUUID()
    await site.write(SETTING, known)
  }

  const logged = (reason: unknown): void => log.warn({ err: reason }, 'changes could not be watched')
  events.onEvery(() => {
    if (!isEcho) tell().catch(logged)
  })
  // What was there before is known at once: a change within the first second is news.
  look().catch(logged)
  const timer = setInterval(() => look().catch(logged), EVERY).unref()
  return () => clearInterval(timer)
}
