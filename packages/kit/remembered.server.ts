/** Answers that hold until something changes, the most recently used ones first. Who asks for what is being found waits for it. */
export function createRemembered<Value>(most: number) {
  let held = new Map<string, Value>()
  let awaited = new Map<string, Promise<Value>>()

  async function find(key: string, look: () => Promise<Value>): Promise<Value> {
    const generation = awaited
    const asked = awaited.get(key) ?? look().finally(() => generation.delete(key))
    awaited.set(key, asked)
    return asked
  }

  async function recall(key: string, look: () => Promise<Value>): Promise<Value> {
    const generation = held
    const value = held.get(key) ?? (await find(key, look))
    if (generation !== held) return value
    held.delete(key)
    held.set(key, value)
    if (held.size > most) held.delete(held.keys().next().value!)
    return value
  }

  return {
    recall,
    forget: (): void => {
      held = new Map()
      awaited = new Map()
    },
  }
}
