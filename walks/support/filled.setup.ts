import { needFonts } from './fonts'
import { forget, newFolder, startSite } from './site'

/** Fills a folder with the demo once, so that every walk's site begins with a copy instead of filling its own. */
export default async function fillOnce(): Promise<() => void> {
  needFonts()
  const site = await startSite({ folder: newFolder() })
  await site.stop()
  process.env.WALKS_FILLED = site.folder
  return () => forget(site.folder)
}
