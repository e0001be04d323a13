/** What a copy of a database holds, as of one moment. */
export type Snapshot = {
  /** Names of the steps that it has taken. */
  readonly steps: readonly string[]
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>
  /** Keys of the blobs that its columns name, alone or behind an address. */
  readonly keys: readonly string[]
}

const KEY = /^(?:\/[\w/-]*\/)?(([0-9a-f]{2})\/\2[0-9a-f]{30}\.[a-z0-9]{1,8})(?=\s|$)/

/** What SQL finds before `keyIn` looks: two characters, a slash, and thirty-two more with an ending. */
export const LIKE_A_KEY = `%__/${'_'.repeat(32)}.%`

/** The key that a column names, or undefined. */
export const keyIn = (value: string): string | undefined => KEY.exec(value)?.[1]

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
