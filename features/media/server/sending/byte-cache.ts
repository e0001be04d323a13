/** Holds the bytes that were asked for last, up to a number of bytes in all. */
export function createByteCache(most: number) {
  const kept = new Map<string, Uint8Array>()
  let held = 0

  function drop(key: string): void {
    held -= kept.get(key)?.byteLength ?? 0
    kept.delete(key)
  }

  return {
    get: (key: string): Uint8Array | undefined => {
      const bytes = kept.get(key)
      if (!bytes) return undefined
      kept.delete(key)
      kept.set(key, bytes)
      return bytes
    },
    set: (key: string, bytes: Uint8Array): void => {
      drop(key)
      if (bytes.byteLength > most) return
      kept.set(key, bytes)
      held += bytes.byteLength
      for (const oldest of kept.keys()) {
        if (held <= most) break
        drop(oldest)
      }
    },
  }
}
