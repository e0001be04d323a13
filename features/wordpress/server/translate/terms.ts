import type { RecordsFromWordPress, TermsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem, WxrTerm } from '@frontage/kit/wordpress/export/wxr.server'
import type { Items } from '../read/items'
import type { Numbering } from './numbering'

type Key = Pick<WxrTerm, 'taxonomy' | 'slug'>
type Known = { readonly key: string; readonly term: WxrTerm; readonly kind: TermsFromWordPress; readonly number: number }

const MOST_TERMS = 10_000
const DEEPEST = 50
const keyOf = ({ taxonomy, slug }: Key): string => `${taxonomy} ${slug}`

/** What records are sorted into, with its numbers here. A term that stands here already is that one. */
export function createTerms(kinds: readonly RecordsFromWordPress[], records: Items, named: readonly WxrTerm[], numbering: Numbering) {
  const all = new Map<string, Known>()
  for (const term of termsOf(named, records)) {
    const kind = kinds.find(({ terms }) => terms?.taxonomies.includes(term.taxonomy))?.terms
    if (!kind || !term.slug || all.has(keyOf(term)) || all.size >= MOST_TERMS) continue
    const key = `${kind.file} ${kind.identity(term)}`
    const number = numbering.numberFor(key, kind.file, (entry) => kind.identityOf(entry) === kind.identity(term))
    all.set(keyOf(term), { key, term, kind, number })
  }
  const byId = new Map([...all].flatMap(([key, { term }]) => (term.id ? [[term.id, key] as const] : [])))

  /** One that was brought once, and is gone: whatever was sorted into it comes without it. */
  const isGone = ({ key, kind, number }: Known): boolean => numbering.wasGiven(key) && numbering.before(kind.file, number) === undefined
  const isHere = (one: Known): boolean => !isGone(one)
  const isOld = ({ key, kind, number }: Known): boolean => !numbering.wasGiven(key) && numbering.before(kind.file, number) !== undefined

  return {
    of: (item: WxrItem): number[] => [
      ...new Set(
        item.terms.flatMap((term) => {
          const known = all.get(keyOf(term))
          return known && isHere(known) ? [known.number] : []
        }),
      ),
    ],
    /** By its number there, or by its taxonomy and slug. */
    find(key: string): number | undefined {
      const known = all.get(byId.get(key) ?? key)
      return known && isHere(known) ? known.number : undefined
    },
    texts: (): [string, unknown[]][] =>
      [...Map.groupBy(all.values(), ({ kind }) => kind.file)].flatMap(([file, some]): [string, unknown[]][] => {
        const coming = [...new Map(some.filter((one) => !isOld(one)).map((one) => [one.number, one])).values()]
        const entries = coming.map(({ term, kind, number }) => {
          const above = all.get(parentOf(term, all))
          return kind.read(term, number, above && isHere(above) ? above.number : 0)
        })
        return entries.length ? [[file, entries]] : []
      }),
  }
}

function* termsOf(named: readonly WxrTerm[], records: Items): Generator<WxrTerm> {
  yield* named
  for (const head of records.heads) for (const term of records.whole(head).terms) yield { ...term, id: '', parent: '', description: '' }
}

/** The term above one; none where it would stand below itself. */
function parentOf(term: WxrTerm, all: ReadonlyMap<string, Known>): string {
  const above = (one: WxrTerm): string => (one.parent ? keyOf({ taxonomy: one.taxonomy, slug: one.parent }) : '')
  const passed = new Set([keyOf(term)])
  for (let key = above(term); key; key = above(all.get(key)?.term ?? { ...term, parent: '' })) {
    if (passed.has(key) || passed.size > DEEPEST) return ''
    passed.add(key)
  }
  return above(term)
}
