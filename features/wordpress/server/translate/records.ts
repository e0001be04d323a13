import type { SiteTexts } from '@frontage/kit/transfer.server'
import type { RecordsFromWordPress, ShownHere } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrTerm } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../messages.gaps'
import type { ItemHead, Items } from '../read/items'
import { NAMELESS } from '../read/settings/item-in-file'
import type { MediaIndex } from './media-index'
import { createNumbering, type Numbering, type RecordNumbers, recordsIn } from './numbering'
import { createTerms } from './terms'

type Posts = { readonly records: Items; readonly terms: readonly WxrTerm[] }
type On = {
  /** `at`: the screen of the admin that shows the record. */
  readonly gap: (what: string, at?: string) => void
  readonly picture: MediaIndex['find']
  readonly link: (address: string) => string | undefined
  readonly placeOf: (id: string) => string | undefined
}
/** The records by the file that they stand in, and where visitors find those that they see, by the number of the post. */
export type RecordTexts = { readonly texts: ReadonlyMap<string, readonly unknown[]>; readonly places: ReadonlyMap<string, string> }

const keyOf = ({ type, id }: Pick<ItemHead, 'type' | 'id'>): string => `${type} ${id}`

/**
 * Gives every post of a plugin that a feature replaces the number that it has here: the one of an earlier import, the one of the same
 * record that stands here, or the next that is free.
 */
export function createRecords(
  { records, terms: known }: Posts,
  kinds: readonly RecordsFromWordPress[],
  before: RecordNumbers,
  here: SiteTexts,
) {
  const numbering = createNumbering(before, here)
  const terms = createTerms(kinds, records, known, numbering)
  const named = namesOf(records, kinds, numbering)
  const isHere = (type: string, number = 0): boolean => kinds.some((kind) => kind.type === type && numbering.before(kind.file, number))
  /** Of this export, or of an earlier one where the record still stands here. */
  const numberOf = (type: string, name: string): number | undefined => {
    const key = `${type} ${name}`
    return named.get(key) ?? (isHere(type, before[key]) ? before[key] : undefined)
  }

  return {
    numbers: numbering.given as RecordNumbers,
    numberOf,
    term: terms.find,
    read: (on: On): RecordTexts => {
      const texts = new Map<string, unknown[]>(terms.texts())
      const places = new Map<string, string>()
      const slugs = createSlugs(here)
      for (const kind of kinds) {
        const heads = ofKind(records, kind).toSorted((a, b) => b.date.localeCompare(a.date))
        const entries = heads.flatMap((head, index) => {
          const number = numbering.given[keyOf(head)]!
          const { entry, gaps } = kind.read(records.whole(head), number, {
            ...{ picture: on.picture, link: on.link, placeOf: on.placeOf },
            termsOf: terms.of,
            freeSlug: (wish) => slugs.free(kind.file, wish, number),
            before: numbering.before(kind.file, number),
            position: lastPosition(here, kind.file) + index + 1,
            numberOf,
          })
          for (const what of gaps) on.gap(what, entry && kind.screenOf?.(number))
          const path = entry && kind.pathOf?.(entry)
          if (path) places.set(head.id, path)
          return entry ? [entry] : []
        })
        if (entries.length) texts.set(kind.file, [...(texts.get(kind.file) ?? []), ...entries])
      }
      return { texts, places }
    },
    /** The block that a shortcode stands for; undefined where no feature knows it, or the export has no such post. */
    blockOf(name: string, said: Readonly<Record<string, unknown>>): ShownHere | undefined {
      const kind = kinds.find(({ shortcodes }) => shortcodes.includes(name))
      return kind && shownOf(kind, said, { numberOf, posts: ofKind(records, kind), given: (post) => numbering.given[keyOf(post)]! })
    },
    knows: (name: string): boolean => kinds.some(({ shortcodes }) => shortcodes.includes(name)),
  }
}

export type Records = ReturnType<typeof createRecords>

/** The numbers of all posts, by every name of theirs: `wpcf7_contact_form 12`. */
function namesOf(records: Items, kinds: readonly RecordsFromWordPress[], numbering: Numbering): Map<string, number> {
  const named = new Map<string, number>()
  for (const kind of kinds)
    for (const head of ofKind(records, kind)) {
      const post = records.whole(head)
      const number = numbering.numberFor(keyOf(post), kind.file, (entry) => kind.isSame?.(post, entry) ?? false)
      for (const name of [post.id, ...kind.otherNames(post)]) named.set(`${kind.type} ${name}`, number)
      if (post.title) named.set(`${kind.type} “${post.title}”`, number)
    }
  return named
}

type Known = {
  /** The number here of the record that has such a name there. */
  readonly numberOf: (type: string, name: string) => number | undefined
  readonly posts: readonly ItemHead[]
  readonly given: (post: ItemHead) => number
}

/** The record that a shortcode or a block names, by its number or title; or the only one that there is. */
function shownOf(
  kind: RecordsFromWordPress,
  said: Readonly<Record<string, unknown>>,
  { numberOf, posts, given }: Known,
): ShownHere | undefined {
  const names = (kind.namedIn ?? ['id']).map((key) => String(said[key] ?? ''))
  const number = [...names, `“${said.title ?? ''}”`].map((name) => numberOf(kind.type, name)).find(Boolean)
  const lone = number === undefined ? loneOf(posts) : undefined
  const shown = number ?? (lone && given(lone))
  const module = shown === undefined ? undefined : kind.block?.(shown, said)
  const gap = lone ? words.loneRecord(names.find(Boolean) ?? '', lone.title) : kind.lost?.(said)
  return module && { module, ...(gap && { gap }) }
}

/** The only post of a file that names no numbers: whatever number a page asks for, it means this one. */
const loneOf = (posts: readonly ItemHead[]): ItemHead | undefined =>
  posts.length === 1 && posts[0]?.id.startsWith(NAMELESS) ? posts[0] : undefined

const ofKind = ({ heads }: Items, { type }: RecordsFromWordPress): ItemHead[] => heads.filter((head) => head.type === type)

const lastPosition = (here: SiteTexts, file: string): number =>
  Math.max(0, ...recordsIn(here, file).map(({ position }) => (typeof position === 'number' ? position : 0)))

/** Addresses of records, of which a file has each once. */
function createSlugs(here: SiteTexts) {
  const files = new Map<string, Map<string, number>>()
  const takenIn = (file: string): Map<string, number> => {
    const taken = files.get(file) ?? new Map(recordsIn(here, file).map(({ slug, id }) => [String(slug), id]))
    files.set(file, taken)
    return taken
  }
  return {
    free(file: string, wish: string, number: number): string {
      const taken = takenIn(file)
      for (let count = 1; ; count++) {
        const slug = count === 1 ? wish : `${wish}-${count}`
        if ((taken.get(slug) ?? number) !== number) continue
        taken.set(slug, number)
        return slug
      }
    },
  }
}
