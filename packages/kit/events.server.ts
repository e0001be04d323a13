import { afterCommit } from './storage/after-commit.server'
import type { Change, Changes } from './storage/changes.server'
import type { AnyDatabase } from './storage/database.server'

/** What happened, in the past tense, across features: `reviews.changed`. */
export type EventName = `${string}.${string}`

/** What only the inside of the site knows: messages that came in, and accounts. No visitor sees a page change by it. */
const isInside = (name: EventName): boolean => name.endsWith('.received') || name.startsWith('accounts.')

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
  /** Says that it happened, where no transaction of ours holds it. Others hear of it unless this process ends right now. */
  emit(name: EventName): void
  /** Whoever hears of changes hears of additions too: `reviews.changed` of `reviews.added`. */
  on(name: EventName, listener: () => void): void
  /** Hears of every event that can change what visitors see; without a name it was anything and everything. */
  onPublic(listener: (name: EventName | undefined) => void): void
  /** Hears of every event, by its name; undefined when it was anything and everything. With its line where it was told. */
  onEvery(listener: Listener): void
  /** Calls every listener: something changed, such as the whole site, and nobody knows what. */
  emitAll(): void
}

type Listener = (name: EventName | undefined, line?: Change) => void

/** `note`: writes down for other processes what is told; without it there are none. */
export function createEvents(note?: Changes['note']): Events {
  const listeners: { readonly isMeant: (name: EventName) => boolean; readonly listener: Listener }[] = []
  const listen = (isMeant: (name: EventName) => boolean, listener: Listener): void => void listeners.push({ isMeant, listener })
  const call = (name: EventName | undefined, line?: Change): void => {
    for (const { isMeant, listener } of listeners) if (name === undefined || isMeant(name)) listener(name, line)
  }
  const tell = async (name: EventName | undefined, trx: AnyDatabase): Promise<void> => {
    const line = await note?.(name ?? ANYTHING, trx)
    await afterCommit(trx, () => call(name, line))
  }
  return {
    tell,
    tellAll: (trx) => tell(undefined, trx),
    emit: (name) => call(name),
    on: (name, listener) =>
      listen(
        (one) => one === name || (isAddition(one) && name === `${subjectOf(one)}.changed`),
        () => listener(),
      ),
    onPublic: (listener) => listen((one) => !isInside(one), listener),
    onEvery: (listener) => listen(() => true, listener),
    emitAll: () => call(undefined),
  }
}
