import type { Tools } from '@frontage/kit/feature.server'
import { type ChangingTexts, createScratchTexts } from '@frontage/kit/scratch-texts.server'
import { openScratch, type Scratch } from '@frontage/kit/storage/scratch.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { SiteMover, TransferReport } from '@frontage/kit/transfer.server'
import type { FromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { gaps as words } from '../../messages.gaps'
import { type Collected, collectExport } from '../read/collect'
import type { Found } from '../read/found'
import type { RecordNumbers } from '../translate/numbering'
import type { PictureName } from '../translate/page-parts'
import { createRecords, type Records } from '../translate/records'
import { type Gap, type PageFrom, translateExport } from '../translate/translate-export'
import { findEarlier, nameOf, namesOf, type PictureNames } from './earlier-pictures'
import { type Fingerprints, fingerprintsOf, type Here, hereOf, takeOutChanged } from './kept-texts'
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
  /** Where what comes lies meanwhile. */
  readonly files: Pick<Tools['files'], 'incoming'>
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
 * same again changes nothing; what was changed here since the last time stays. What comes lies on the disk until it is stored, and is read
 * one after the other: the memory that this takes does not grow with the export.
 */
export async function importExport(
  pieces: AsyncIterable<string> | readonly AsyncIterable<string>[],
  needs: Needs,
  options: ImportOptions,
): Promise<WordPressReport> {
  const spool = needs.files.incoming()
  let scratch: Scratch | undefined
  try {
    scratch = openScratch(spool)
    return await importWith(scratch, pieces, needs, options)
  } finally {
    scratch?.close()
    await spool.clear()
  }
}

async function importWith(
  scratch: Scratch,
  pieces: Parameters<typeof importExport>[0],
  needs: Needs,
  options: ImportOptions,
): Promise<WordPressReport> {
  const { mover, site } = needs
  const { isLook } = options
  const kinds = kindsOf(needs.kinds)
  const collected = await collectExport(pieces, scratch, { types: typesOf(kinds), told: needs.told })
  const here = await hereOf(mover.entries())
  const last = (storedIn(isRecord, (await site.read(LAST)) ?? '{}', LAST) ?? {}) as Partial<Last>
  const records = createRecords(collected, kinds.records, last.numbers ?? {}, here.texts)
  const sites = [...new Set([collected.site.url, ...(last.sites ?? [])].filter(Boolean))].slice(0, MOST_SITES)
  const earlier = await findEarlier(last.pictures ?? {}, needs.library)
  const replaced = { records, kinds, sites, here: here.texts, texts: createScratchTexts(scratch) }
  const { translated, pictures, missed, gaps, names } = await translate(collected, replaced, needs, { ...options, earlier })
  const { texts } = replaced
  if (isNamed(here)) texts.delete('business')
  // Pictures may have taken hours: what was edited here in the meantime stays as well.
  const now = isLook || !pictures ? here : await hereOf(mover.entries())
  const { names: came, gaps: changed } = takeOutChanged(texts, now, last.prints ?? {})
  const report = await mover.read({ texts, files: [] }, { by: 'WordPress', dryRun: isLook })
  const { title, url } = collected.site
  const told = { pictures, missed, hasTheme: !collected.options.isEmpty, from: { title, url, pages: translated.pages } }
  if (report.bad.length) return { ...report, ...told, gaps: [...gaps, ...changed] }
  const oldPosts = createOldPosts(needs.db, collected.site)
  if (!isLook) {
    const prints = { ...last.prints, ...fingerprintsOf(came, await hereOf(mover.entries())) }
    const numbers = { ...last.numbers, ...records.numbers }
    await site.write(LAST, JSON.stringify({ prints, numbers, sites, pictures: { ...last.pictures, ...names } } satisfies Last))
    await oldPosts.keepPlaces(translated.numbered)
  }
  const { picture, numbered } = translated
  const before = new Set(Object.values(last.pictures ?? {}))
  const posts = await takePosts(collected.posts, kinds.posts, {
    ...{ db: needs.db, scratch, oldPosts, isLook, site: collected.site, records, picture, numbered },
    isNewPicture: (file) => file !== '' && !before.has(nameOf(file)),
    file: (fileUrl) => needs.readFile({ fileUrl }),
    checkpoint: async () => options.checkpoint?.(),
  })
  return { ...report, ...told, brought: [...report.brought, ...posts.brought], gaps: [...gaps, ...changed, ...posts.gaps] }
}

type Replaced = {
  readonly records: Records
  readonly kinds: Kinds
  readonly sites: readonly string[]
  readonly here: Here['texts']
  /** Takes what is made of the export. */
  readonly texts: ChangingTexts
}

/** A first translation says which pictures are needed; with those that could be had comes the one that counts. */
async function translate(
  collected: Collected,
  { records, kinds, sites, here, texts }: Replaced,
  { readFile, library, publicUrl }: Needs,
  { isLook, asDrafts, withTheme = true, ...watch }: ImportOptions,
) {
  const options = {
    ...{ asDrafts, records, wanted: picturesOf(collected, kinds), here, blocks: kinds.blocks, redirects: kinds.redirects },
    ...{ options: withTheme ? kinds.options : [], sites: [...sites, publicUrl] },
  }
  const keep = (file: string, value: unknown): void => void texts.set(file, value)
  const first = await translateExport(collected, {
    ...{ ...options, keep: isLook ? keep : () => {} },
    taken: ({ fileUrl }) => watch.earlier?.get(fileUrl) ?? lookedAt,
  })
  if (isLook) return { translated: first, pictures: first.pictures.length, missed: 0, gaps: first.gaps, names: {} }
  const { taken, missed } = await takePictures(first.pictures, readFile, library, watch)
  const translated = await translateExport(collected, { ...options, keep, taken: ({ id }) => taken.get(id) })
  const failed = missed.map(({ url, reason }): Gap => ({ page: '', what: words.missedPicture(url, reason) }))
  return {
    translated,
    pictures: taken.size,
    missed: missed.length,
    gaps: [...translated.gaps, ...failed],
    names: namesOf(first.pictures, taken),
  }
}

/** Pictures that belong to what visitors wrote. */
const picturesOf = ({ posts }: Collected, { posts: kinds }: Kinds): Iterable<PictureName> => ({
  *[Symbol.iterator]() {
    for (const [index, { pictures }] of kinds.entries()) if (pictures) for (const post of posts[index]!) yield* pictures(post)
  },
})

/** What the business is called here already stays. */
const isNamed = ({ texts }: Here): boolean => Boolean((texts.get('business') as { name?: string } | undefined)?.name)
