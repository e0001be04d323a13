import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

/** Where script/bench lays what no package of Debian holds: public plugins, a theme and the test data of themes, each in a folder. */
const folder =
  process.env.WORDPRESS_SOURCES || path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'frontage-bench/wordpress')

/** The folder of one of them; undefined where it could not be had. */
export function sourceNamed(name: string): string | undefined {
  const found = path.join(folder, name)
  return existsSync(found) ? found : undefined
}

/** Those that could be had, and the names of those that could not. */
export function sourcesNamed(names: readonly string[]): { readonly found: readonly string[]; readonly missing: readonly string[] } {
  const found = names.flatMap((name) => sourceNamed(name) ?? [])
  return { found, missing: names.filter((name) => !sourceNamed(name)) }
}
