import path from 'node:path'
import { startNginx } from '../peers/nginx.ts'
import { askPhp, layWordPress } from '../peers/wordpress.ts'
import type { Later } from '../tools/cleanup.ts'
import { freePort } from '../tools/daemon.ts'
import { sourcesNamed } from './sources.ts'

/** A WordPress that visitors reach; `ask` runs a script of this folder in it. */
export type WordPressSite = {
  readonly base: string
  readonly uploads: string
  readonly missing: readonly string[]
  readonly ask: (script: string, told?: object) => unknown
}
type Wanted = { readonly plugins: readonly string[]; readonly always: readonly string[]; readonly own?: readonly string[] }

const here = (name: string): string => path.join(import.meta.dirname, name)

/** Sets one up with the theme Astra and plugins of public sources, where they could be had, and with `own` plugins, by their folders. */
export async function startSite(folder: string, { plugins, always, own = [] }: Wanted, later: Later): Promise<WordPressSite> {
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  const { found, missing } = sourcesNamed(plugins)
  const themes = sourcesNamed(['astra'])
  const laid = { plugins: [...found, ...own], themes: themes.found, always: always.map(here), host }
  const { root, socket } = await layWordPress(path.join(folder, 'wordpress'), laid, later)
  const nginx = await startNginx(path.join(folder, 'nginx'), { port, php: { root, socket } })
  later(nginx.stop)
  return {
    base: `http://${host}`,
    uploads: path.join(root, 'wp-content/uploads'),
    missing: [...missing, ...themes.missing],
    ask: (script, told = {}) => askPhp(here(script), { root, host, ...told }),
  }
}
