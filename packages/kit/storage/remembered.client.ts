/** A list that this browser keeps: for the visit (`session`), or until the visitor clears it (`local`). */
export type RememberedList<Entry> = {
  read(): Entry[]
  /** Keeps an entry in place of those that it replaces. */
  keep(entry: Entry, replaces: (other: Entry) => boolean): void
  drop(isMeant: (entry: Entry) => boolean): void
}

/** A browser that keeps nothing, or somebody else's text under this key, is a list without entries. */
export function rememberedList<Entry>(where: 'session' | 'local', key: string): RememberedList<Entry> {
  const read = (): Entry[] => {
    try {
      const list: unknown = JSON.parse(storeOf(where).getItem(key) ?? '[]')
      return Array.isArray(list) ? list.filter((entry) => entry && typeof entry === 'object') : []
    } catch {
      return []
    }
  }
  const write = (list: readonly Entry[]): void => {
    try {
      storeOf(where).setItem(key, JSON.stringify(list))
    } catch {
      // A browser may forbid it; then nothing is remembered.
    }
  }
  return {
    read,
    keep: (entry, replaces) => write([...read().filter((other) => !replaces(other)), entry]),
    drop: (isMeant) => write(read().filter((entry) => !isMeant(entry))),
  }
}

const storeOf = (where: 'session' | 'local'): Storage => (where === 'local' ? localStorage : sessionStorage)
