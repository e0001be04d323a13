import { StartRefused } from '../settings'
import { exportStaticSite } from './export-static'
import { exportWordPress } from './export-wordpress'
import { exportSite } from './site'

/** What the whole site can leave as, by the word behind `frontage export`. */
const ways: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  site: exportSite,
  static: exportStaticSite,
  wordpress: exportWordPress,
}

export async function exportAs([what = '', ...words]: readonly string[]): Promise<void> {
  const way = Object.hasOwn(ways, what) ? ways[what] : undefined
  if (!way) throw new StartRefused(`usage: frontage export ${Object.keys(ways).join('|')} FOLDER`)
  await way(words)
}
