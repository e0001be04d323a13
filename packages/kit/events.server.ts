/** What happened, in the past tense, across features: `reviews.changed`. */
export type EventName = `${string}.${string}`

export type Events = {
  emit(name: EventName): void
  on(name: EventName, listener: () => void): void
  /** Hears of every event. */
  onAny(listener: () => void): void
  /** Calls every listener: something changed in another process, and nobody knows what. */
  emitAll(): void
}

export function createEvents(): Events {
  const listeners: { readonly name: EventName | undefined; readonly listener: () => void }[] = []
  return {
    emit: (name) => {
      for (const { name: wanted, listener } of listeners) if (wanted === undefined || wanted === name) listener()
    },
    on: (name, listener) => void listeners.push({ name, listener }),
    onAny: (listener) => void listeners.push({ name: undefined, listener }),
    emitAll: () => {
      for (const { listener } of listeners) listener()
    },
  }
}
