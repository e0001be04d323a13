/**
 * Answers that hold until something changes, the most recently used ones first. Who asks for what is being found waits for it.
 * `most`: the bound of all weights; without a scale each answer weighs one. The latest stays, whatever it weighs.
 */
export function createRemembered<Value>(most: number, weigh: (value: Value) => number = () => 1) {
  let held = new Map<string, Value>()
  let weight = 0
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
    drop(key)
    held.set(key, value)
    weight += weigh(value)
    for (const oldest of held.keys()) {
      if (weight <= most || oldest === key) break
      drop(oldest)
    }
    return value
  }

  function drop(key: string): void {
    if (!held.has(key)) return
    weight -= weigh(held.get(key)!)
    held.delete(key)
  }

  return {
    recall,
    forget: (): void => {
      held = new Map()
      weight = 0
      awaited = new Map()
    },
  }
}
