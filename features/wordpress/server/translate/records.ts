import type { SiteTexts } from '@frontage/kit/transfer.server'
import type { FromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { Shortcode } from '@frontage/kit/wordpress/export/shortcodes.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import type { Module } from './page-parts'

/** Numbers of records here, by the type and the number of the post that each was made of: `wpcf7_contact_form 12`. */
export type RecordNumbers = Readonly<Record<string, number>>
type Gap = (what: string) => void

const keyOf = ({ type, id }: Pick<WxrItem, 'type' | 'id'>): string => `${type} ${id}`

/**
 * Gives every post of a plugin that a feature replaces the number that it has here: the one of an earlier import, or the next that is free.
 */
export function createRecords(posts: readonly WxrItem[], kinds: readonly FromWordPress[], known: RecordNumbers, here: SiteTexts) {
  const numbers: Record<string, number> = {}
  const byName = new Map<string, number>()
  for (const kind of kinds) {
    const own = posts.filter(({ type }) => type === kind.type)
    let next = Math.max(0, ...numbersIn(here.get(kind.file)), ...Object.values(known)) + 1
    for (const post of own) {
      const number = known[keyOf(post)] ?? next++
      numbers[keyOf(post)] = number
      for (const name of [post.id, ...kind.otherNames(post)]) byName.set(`${kind.type} ${name}`, number)
      if (post.title) byName.set(`${kind.type} “${post.title}”`, number)
    }
  }

  return {
    numbers,
    /** The records by the file that they stand in. */
    texts: (gap: Gap): Map<string, readonly unknown[]> =>
      new Map(
        kinds.flatMap((kind) => {
          const entries = posts
            .filter(({ type }) => type === kind.type)
            .map((post) => {
              const { entry, gaps } = kind.read(post, numbers[keyOf(post)]!)
              for (const what of gaps) gap(what)
              return entry
            })
          return entries.length ? [[kind.file, entries] as const] : []
        }),
      ),
    /** The block that a shortcode stands for; undefined where no feature knows it, or the export has no such post. */
    blockOf({ name, attributes }: Shortcode): Module | undefined {
      const kind = kinds.find(({ shortcodes }) => shortcodes.includes(name))
      const number = kind && (byName.get(`${kind.type} ${attributes.id ?? ''}`) ?? byName.get(`${kind.type} “${attributes.title ?? ''}”`))
      return kind && number !== undefined ? { ...kind.block(number) } : undefined
    },
    knows: (name: string): boolean => kinds.some(({ shortcodes }) => shortcodes.includes(name)),
  }
}

export type Records = ReturnType<typeof createRecords>

const numbersIn = (records: unknown): number[] => (Array.isArray(records) ? records.map((one: { readonly id: number }) => one.id) : [])
