/** What happened, in the past tense, across features: `reviews.changed`. */
export type EventName = `${string}.${string}`

export type Events = {
  emit(name: EventName): void
  on(name: EventName, listener: () => void): void
  onAny(listener: (name: EventName) => void): void
}

export function createEvents(): Events {
  const listeners: [EventName | '*', (name: EventName) => void][] = []
  return {
    emit: (name) => {
      for (const [wanted, listener] of listeners) if (wanted === name || wanted === '*') listener(name)
    },
    on: (name, listener) => void listeners.push([name, listener]),
    onAny: (listener) => void listeners.push(['*', listener]),
  }
}
