/** What happened, in the past tense, across features: `reviews.changed`. */
export type EventName = `${string}.${string}`

/** What only the inside of the site knows: messages that came in, and accounts. No visitor sees a page change by it. */
export const isInside = (name: EventName): boolean => name.endsWith('.received') || name.startsWith('accounts.')

/** Something came to what is there, such as `reviews.added`: everything that was shown before stays true. */
export const isAddition = (name: EventName): boolean => name.endsWith('.added')

/** The feature whose records changed: `reviews`. */
export const subjectOf = (name: EventName): string => name.slice(0, name.indexOf('.'))

export type Events = {
  emit(name: EventName): void
  /** Whoever hears of changes hears of additions too: `reviews.changed` of `reviews.added`. */
  on(name: EventName, listener: () => void): void
  /** Hears of every event that can change what visitors see; without a name it was anything and everything. */
  onPublic(listener: (name: EventName | undefined) => void): void
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
    on: (name, listener) =>
      listen(
        (one) => one === name || (isAddition(one) && name === `${subjectOf(one)}.changed`),
        () => listener(),
      ),
    onPublic: (listener) => listen((one) => !isInside(one), listener),
    onEvery: (listener) => listen(() => true, listener),
    emitAll: () => {
      for (const { listener } of listeners) listener(undefined)
    },
  }
}
