import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a browser of a walk may see of the machine's fonts: `walks/fonts/<name>.conf`. */
export type FontSet = 'usual' | 'arial' | 'dejavu' | 'noto' | 'roboto'

/** How a browser is started that sees one set of fonts, whatever else is installed. */
export const browserWith = (fonts: FontSet) => ({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox'],
  env: { ...process.env, FONTCONFIG_FILE: path.resolve(`walks/fonts/${fonts}.conf`) } as Record<string, string>,
})

/** Walks on a machine without these fonts would measure something else than they say. */
export function needFonts(): void {
  const missing = globSync('walks/fonts/*.conf')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<dir>(.*?)<\/dir>/g)].map(([, folder = '']) => folder))
    .filter((folder) => !existsSync(folder))
  if (missing.length)
    throw new Error(`no fonts in ${[...new Set(missing)].join(', ')}: script/test installs them (install_fonts in script/lib.sh)`)
}
