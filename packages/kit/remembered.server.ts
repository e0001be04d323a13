/** Answers that hold until something changes, the most recently used ones first. */
export function createRemembered<Value>(most: number) {
  let held = new Map<string, Value>()

  async function recall(key: string, find: () => Promise<Value>): Promise<Value> {
    const generation = held
    const known = held.get(key)
    const value = known ?? (await find())
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
    },
  }
}
