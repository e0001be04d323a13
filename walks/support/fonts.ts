import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a browser of a walk may see of the machine's fonts: `walks/fonts/<name>.conf`. */
export type FontSet = 'usual' | 'arial' | 'dejavu' | 'noto' | 'roboto'

/** Chromium that draws into memory only takes half of what the one for a screen takes; where there is none, that one will do. */
const [browser = '/usr/bin/chromium'] = ['/usr/bin/chromium-headless-shell'].filter(existsSync)

/** How a browser is started that sees one set of fonts, whatever else is installed. Letters are as wide as drawn: by no whole pixels. */
export const browserWith = (fonts: FontSet) => ({
  executablePath: process.env.CHROMIUM || browser,
  args: ['--no-sandbox', '--font-render-hinting=none'],
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
