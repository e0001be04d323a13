import type { Tools } from '@frontage/kit/feature.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { SiteMover, SiteTexts, TransferReport } from '@frontage/kit/transfer.server'
import type { FromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { gaps as words } from '../../messages.gaps'
import { type Collected, collectExport } from '../read/collect'
import type { Found } from '../read/found'
import type { RecordNumbers } from '../translate/numbering'
import { createRecords, type Records } from '../translate/records'
import { type Gap, type PageFrom, translateExport } from '../translate/translate-export'
import { findEarlier, namesOf, type PictureNames } from './earlier-pictures'
import { type Fingerprints, fingerprintsOf, withoutChanged } from './kept-texts'
import { type Kinds, kindsOf, typesOf } from './kinds'
import { createOldPosts } from './old-posts.store'
import { type ReadFile, takePictures, type Watch } from './take-pictures'
import { takePosts } from './take-posts'

type Needs = {
  readonly mover: SiteMover
  readonly readFile: ReadFile
  /** What features make of the posts of plugins. */
  readonly kinds: readonly FromWordPress[]
  /** What the running site tells. */
  readonly told?: AsyncIterable<Found> | undefined
} & Pick<Tools, 'db' | 'library' | 'site' | 'publicUrl'>
/** What an import leaves behind, to be compared with when the same export comes again. */
type Last = {
  readonly prints: Fingerprints
  readonly numbers: RecordNumbers
  /** Addresses of the sites that it came from. */
  readonly sites?: readonly string[]
  readonly pictures?: PictureNames
}
/** Sites that are remembered: hardly anybody brings a second one. */
const MOST_SITES = 10
type ImportOptions = {
  /** Nothing is stored: what would come, and what would not, is told. */
  readonly isLook: boolean
  /** Pages that visitors saw become drafts as well. */
  readonly asDrafts: boolean
  /** Whether colours, typefaces and header of the old theme come as drafts, where a file says them. */
  readonly withTheme?: boolean
} & Watch
/** What came along, what did not, and how many pictures did. */
export type WordPressReport = TransferReport & {
  readonly gaps: readonly Gap[]
  readonly pictures: number
  /** Pictures that could not be had. */
  readonly missed: number
  /** Whether a file says how the old site looked. */
  readonly hasTheme: boolean
  /** The old site, and its pages and posts as they are called here. */
  readonly from: { readonly title: string; readonly url: string; readonly pages: readonly PageFrom[] }
}

/** The setting that remembers what the last import left behind. */
const LAST = 'wordpress.import'
/** A picture of which only a look is taken. */
const lookedAt = { file: 'picture.webp', width: 1200, height: 800 }

/**
 * Brings the site of an export in: pages and posts, its menu and name, its pictures, what visitors wrote, and where its addresses lead. The
 * same again changes nothing; what was changed here since the last time stays.
 */
export async function importExport(
  pieces: AsyncIterable<string> | readonly AsyncIterable<string>[],
  needs: Needs,
  options: ImportOptions,
): Promise<WordPressReport> {
  const { mover, site } = needs
  const kinds = kindsOf(needs.kinds)
  const collected = await collectExport(pieces, typesOf(kinds), needs.told)
  const { texts: here } = await mover.write()
  const last = (storedIn(isRecord, (await site.read(LAST)) ?? '{}', LAST) ?? {}) as Partial<Last>
  const records = createRecords(collected, kinds.records, last.numbers ?? {}, here)
  const sites = [...new Set([collected.site.url, ...(last.sites ?? [])].filter(Boolean))].slice(0, MOST_SITES)
  const earlier = await findEarlier(last.pictures ?? {}, needs.library)
  const { translated, pictures, missed, gaps, names } = await translate(collected, { records, kinds, sites, here }, needs, {
    ...options,
    earlier,
  })
  const { texts, gaps: changed } = withoutChanged(withoutName(translated.texts, here), here, last.prints ?? {})
  const report = await mover.read({ texts, files: [] }, { by: 'WordPress', dryRun: options.isLook })
  const { title, url } = collected.site
  const told = { pictures, missed, hasTheme: !collected.options.isEmpty, from: { title, url, pages: translated.pages } }
  if (report.bad.length) return { ...report, ...told, gaps: [...gaps, ...changed] }
  const oldPosts = createOldPosts(needs.db, collected.site)
  if (!options.isLook) {
    const prints = { ...last.prints, ...fingerprintsOf(texts, (await mover.write()).texts) }
    const numbers = { ...last.numbers, ...records.numbers }
    await site.write(LAST, JSON.stringify({ prints, numbers, sites, pictures: { ...last.pictures, ...names } } satisfies Last))
    await oldPosts.keepPlaces(translated.numbered)
  }
  const { isLook } = options
  const { picture, numbered } = translated
  const posts = await takePosts(collected.posts, kinds.posts, {
    db: needs.db,
    oldPosts,
    isLook,
    site: collected.site,
    records,
    picture,
    numbered,
    file: (fileUrl) => needs.readFile({ fileUrl }),
    checkpoint: async () => options.checkpoint?.(),
  })
  return { ...report, ...told, brought: [...report.brought, ...posts.brought], gaps: [...gaps, ...changed, ...posts.gaps] }
}

type Replaced = { readonly records: Records; readonly kinds: Kinds; readonly sites: readonly string[]; readonly here: SiteTexts }

/** A first translation says which pictures are needed; with those that could be had comes the one that counts. */
async function translate(
  collected: Collected,
  { records, kinds, sites, here }: Replaced,
  { readFile, library, publicUrl }: Needs,
  { isLook, asDrafts, withTheme = true, ...watch }: ImportOptions,
) {
  const wanted = collected.posts.flatMap((post) => kinds.posts.find(({ types }) => types.includes(post.type))?.pictures?.(post) ?? [])
  const options = {
    ...{ asDrafts, records, wanted, here, blocks: kinds.blocks, redirects: kinds.redirects },
    ...{ options: withTheme ? kinds.options : [], sites: [...sites, publicUrl] },
  }
  const first = await translateExport(collected, { ...options, taken: ({ fileUrl }) => watch.earlier?.get(fileUrl) ?? lookedAt })
  if (isLook) return { translated: first, pictures: first.pictures.length, missed: 0, gaps: first.gaps, names: {} }
  const { taken, missed } = await takePictures(first.pictures, readFile, library, watch)
  const translated = await translateExport(collected, { ...options, taken: ({ id }) => taken.get(id) })
  const failed = missed.map(({ url, reason }): Gap => ({ page: '', what: words.missedPicture(url, reason) }))
  return {
    translated,
    pictures: taken.size,
    missed: missed.length,
    gaps: [...translated.gaps, ...failed],
    names: namesOf(first.pictures, taken),
  }
}

/** What the business is called here already stays. */
function withoutName(coming: SiteTexts, here: SiteTexts): SiteTexts {
  const known = (here.get('business') as { name?: string } | undefined)?.name
  return known ? new Map([...coming].filter(([file]) => file !== 'business')) : coming
}
