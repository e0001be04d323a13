import type { Tools } from '@frontage/kit/feature.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { SiteMover, SiteTexts, TransferReport } from '@frontage/kit/transfer.server'
import { type Collected, collectExport } from '../read/collect'
import { type Gap, type TranslatedSite, translateExport } from '../translate/translate-export'
import { type Fingerprints, fingerprintsOf, withoutChanged } from './kept-texts'
import { type ReadFile, takePictures } from './take-pictures'

type Needs = { readonly mover: SiteMover; readonly readFile: ReadFile } & Pick<Tools, 'library' | 'site'>
type ImportOptions = {
  /** Nothing is stored: what would come, and what would not, is told. */
  readonly isLook: boolean
  /** Pages that visitors saw become drafts as well. */
  readonly asDrafts: boolean
  readonly progress?: (done: number, all: number) => void
}
/** What came along, what did not, and how many pictures did. */
export type WordPressReport = TransferReport & { readonly gaps: readonly Gap[]; readonly pictures: number }

/** The setting that remembers what the last import left behind. */
const LAST = 'wordpress.import'
/** A picture of which only a look is taken. */
const lookedAt = { file: 'picture.webp', width: 1200, height: 800 }

/**
 * Brings the site of an export in: pages and posts, its menu and name, its pictures, and where its addresses lead. The same again changes
 * nothing; what was changed here since the last time stays.
 */
export async function importExport(pieces: AsyncIterable<string>, needs: Needs, options: ImportOptions): Promise<WordPressReport> {
  const { mover, site } = needs
  const { translated, pictures, gaps } = await translate(await collectExport(pieces), needs, options)
  const { texts: here } = await mover.write()
  const before = (storedIn(isRecord, (await site.read(LAST)) ?? '{}', LAST) ?? {}) as Fingerprints
  const { texts, gaps: changed } = withoutChanged(withoutName(translated.texts, here), here, before)
  const report = await mover.read({ texts, files: [] }, { by: 'WordPress', dryRun: options.isLook })
  if (!options.isLook && report.bad.length === 0)
    await site.write(LAST, JSON.stringify({ ...before, ...fingerprintsOf(texts, (await mover.write()).texts) }))
  return { ...report, gaps: [...gaps, ...changed], pictures }
}

/** A first translation says which pictures are needed; with those that could be had comes the one that counts. */
async function translate(collected: Collected, { readFile, library }: Needs, { isLook, progress, ...how }: ImportOptions) {
  const first = translateExport(collected, { ...how, taken: () => lookedAt })
  if (isLook) return { translated: first, pictures: first.pictures.length, gaps: first.gaps }
  const { taken, missed } = await takePictures(first.pictures, readFile, library, progress)
  const translated: TranslatedSite = translateExport(collected, { ...how, taken: ({ id }) => taken.get(id) })
  const failed = missed.map(({ url, reason }): Gap => ({ page: '', what: `the picture ${url}: ${reason}` }))
  return { translated, pictures: taken.size, gaps: [...translated.gaps, ...failed] }
}

/** What the business is called here already stays. */
function withoutName(coming: SiteTexts, here: SiteTexts): SiteTexts {
  const known = (here.get('business') as { name?: string } | undefined)?.name
  return known ? new Map([...coming].filter(([file]) => file !== 'business')) : coming
}
