import Sqlite from 'better-sqlite3'

/** Hears the text of every statement that SQLite compiles in this process, until `stop`. Values that are bound are not in it. */
export function hearStatements(): { readonly texts: readonly string[]; stop(): void } {
  const { prepare } = Sqlite.prototype
  const texts: string[] = []
  Sqlite.prototype.prepare = function (this: Sqlite.Database, text: string) {
    texts.push(text)
    return prepare.call(this, text)
  } as typeof prepare
  return { texts, stop: () => Object.assign(Sqlite.prototype, { prepare }) }
}
