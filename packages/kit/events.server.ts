/** What happened, in the past tense, across features: `reviews.changed`. */
export type EventName = `${string}.${string}`

/** What only the inside of the site knows: messages that came in, and accounts. No visitor sees a page change by it. */
const isInside = (name: EventName): boolean => name.endsWith('.received') || name.startsWith('accounts.')

export type Events = {
  emit(name: EventName): void
  on(name: EventName, listener: () => void): void
  /** Hears of every event that can change what visitors see. */
  onPublic(listener: () => void): void
  /** Hears of every event, by its name; undefined when it was anything and everything. */
  onEvery(listener: (name: EventName | undefined) => void): void
  /** Calls every listener: something changed, such as the whole site, and nobody knows what. */
  emitAll(): void
}

export function createEvents(): Events {
  const listeners: { readonly isMeant: (name: EventName) => boolean; readonly listener: (name: EventName | undefined) => void }[] = []
  const listen = (isMeant: (name: EventName) => boolean, listener: (name: EventName | undefined) => void): void =>
    void listeners.push({ isMeant, listener })
  return {
    emit: (name) => {
      for (const { isMeant, listener } of listeners) if (isMeant(name)) listener(name)
    },
    on: (name, listener) => listen((one) => one === name, listener),
    onPublic: (listener) => listen((one) => !isInside(one), listener),
    onEvery: (listener) => listen(() => true, listener),
    emitAll: () => {
      for (const { listener } of listeners) listener(undefined)
    },
  }
}
