const KEY = 'frontage-recent'
const MOST = 6

/** Something that was opened from the search before. Never a record about people. */
export type Recent = { readonly title: string; readonly about: string; readonly at: `/${string}` }

const isRecent = (one: unknown): one is Recent => {
  const { title, about, at } = (one ?? {}) as Record<string, unknown>
  return typeof title === 'string' && typeof about === 'string' && typeof at === 'string' && at.startsWith('/')
}

/** What this browser opened last, the newest first; signing out makes it forget them. */
export function recentlyOpened(store: Pick<Storage, 'getItem'> = localStorage): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberOpened({ title, about, at }: Recent, store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  const before = recentlyOpened(store).filter((one) => one.at !== at)
  try {
    store.setItem(KEY, JSON.stringify([{ title, about, at }, ...before].slice(0, MOST)))
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}
