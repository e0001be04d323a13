import type { Change, Changes } from './storage/changes.server'
import type { AnyDatabase } from './storage/database.server'
import { whenOver } from './storage/when-over.server'

/** What happened, in the past tense, across features: `reviews.changed`. */
export type EventName = `${string}.${string}`

/** What only the inside of the site knows: messages that came in, and accounts. No visitor sees a page change by it. */
export const isInside = (name: EventName): boolean => name.endsWith('.received') || name.startsWith('accounts.')

/** Something came to what is there, such as `reviews.added`: everything that was shown before stays true. */
export const isAddition = (name: EventName): boolean => name.endsWith('.added')

/** The feature whose records changed: `reviews`. */
export const subjectOf = (name: EventName): string => name.slice(0, name.indexOf('.'))

/** In place of a name: anything and everything. */
export const ANYTHING = '*'

export type Events = {
  /**
   * Says that it happens, in the transaction in which it does: once that is committed, the listeners of this process hear of it
   * before whoever began it goes on, and those of all others whatever becomes of this one. When it is taken back, nobody does.
   */
  tell(name: EventName, trx: AnyDatabase): Promise<void>
  /** The same of anything and everything, such as a whole site that came in. */
  tellAll(trx: AnyDatabase): Promise<void>
  /** Calls the listeners of this process alone, of what another one told. Without a name it was anything and everything. */
  hear(name: EventName | undefined): void
  /** Whether a line is of a transaction of this process that is not over yet: whoever read it leaves it to that. */
  isOpen(line: Change): boolean
  /** Listeners of changes hear of additions too: `reviews.changed` of `reviews.added`. What one promises to do is waited for by `idle`. */
  on(name: EventName, listener: () => unknown): void
  /** Hears of every event that can change what visitors see; without a name it was anything and everything. */
  onPublic(listener: (name: EventName | undefined) => void): void
  /** Hears of every event, by its name; undefined when it was anything and everything. With its line where it was told here. */
  onEvery(listener: Listener): void
  /** Resolves once everything that listeners have begun is done. */
  idle(): Promise<void>
}

type Listener = (name: EventName | undefined, line?: Change) => unknown

/** `note`: writes down for other processes what is told. */
export function createEvents(note: Changes['note']): Events {
  const listeners: { readonly isMeant: (name: EventName) => boolean; readonly listener: Listener }[] = []
  const listen = (isMeant: (name: EventName) => boolean, listener: Listener): void => void listeners.push({ isMeant, listener })
  const begun = new Set<Promise<void>>()
  const call = (name: EventName | undefined, line?: Change): void => {
    for (const { isMeant, listener } of listeners) {
      const work = name === undefined || isMeant(name) ? listener(name, line) : undefined
      if (!(work instanceof Promise)) continue
      const over: Promise<void> = work.finally(() => begun.delete(over))
      begun.add(over)
    }
  }
  /** Whether somebody has read it by now: so it was committed, whatever the connection says of that. */
  const open = new Map<number, boolean>()
  const tell = async (name: EventName | undefined, trx: AnyDatabase): Promise<void> => {
    const line = await note(name ?? ANYTHING, trx)
    open.set(line.id, false)
    await whenOver(trx, (isCommitted) => {
      const isThere = isCommitted || open.get(line.id)
      open.delete(line.id)
      if (isThere) call(name, line)
    })
  }
  return {
    tell,
    tellAll: (trx) => tell(undefined, trx),
    hear: (name) => call(name),
    isOpen: ({ id }) => open.has(id) && Boolean(open.set(id, true)),
    on: (name, listener) =>
      listen(
        (one) => one === name || (isAddition(one) && name === `${subjectOf(one)}.changed`),
        () => listener(),
      ),
    onPublic: (listener) => listen((one) => !isInside(one), listener),
    onEvery: (listener) => listen(() => true, listener),
    idle: async () => {
      while (begun.size > 0) await Promise.allSettled(begun)
    },
  }
}
