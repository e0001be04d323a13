import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { MOST_REDIRECTS } from '../../spec'
import { messages } from '../messages'
import { type FoundRules, follow, fromKey, type Rule } from '../redirect'
import { RedirectIndex } from '../redirect-index'
import { type RedirectsStore, ruleOf, type StoredRule } from './redirects.store'

export type Wanted = Rule & { readonly isAutomatic: boolean }
/** Whether a page stands at a path: pages come before redirects, unless these name parameters. */
export type Stands = (path: string) => boolean

export class Rules {
  readonly #rules: Map<string, StoredRule>
  readonly #stands: Stands

  constructor(rules: readonly StoredRule[], stands: Stands) {
    this.#rules = new Map(rules.map((rule) => [fromKey(rule.from), rule]))
    this.#stands = stands
  }

  /** The rule as it can be kept, leading to the end at once; throws a refusal where it cannot be kept. */
  checked(wanted: Wanted, id = 0): Wanted {
    const key = fromKey(wanted.from)
    const known = this.#rules.get(key)
    if (known && known.id !== id) throw new Refusal('taken', messages.taken, { status: 409, field: 'redirect.from' })
    if (this.#stands(key)) throw new Refusal('page-there', messages.pageThere, { field: 'redirect.from' })
    if (this.#rules.size >= MOST_REDIRECTS && !id) throw new Refusal('too-many', messages.tooMany(MOST_REDIRECTS))
    if (wanted.status === 410) return wanted
    const others = [...this.#rules.values()].filter((rule) => rule.id !== id)
    const way = follow(wanted.to, new RedirectIndex<Rule>([...others, wanted]), this.#stands)
    if (way === 'circle' || this.#closesCircle(wanted, others)) throw new Refusal('circle', messages.circle, { field: 'redirect.to' })
    return { ...wanted, to: way.end }
  }

  /** Parameters of a target go along, so a circle may close at another rule than the one that is looked at. */
  #closesCircle(wanted: Rule, others: readonly Rule[]): boolean {
    if (![wanted, ...others].some(({ from }) => from.includes('?'))) return false
    const [before, after] = [new RedirectIndex(others), new RedirectIndex([...others, wanted])]
    const isCircle = (to: string, rules: FoundRules<Rule>): boolean => follow(to, rules, this.#stands) === 'circle'
    return others.some(({ to }) => to.includes('?') && isCircle(to, after) && !isCircle(to, before))
  }

  /** Rules that lead to where this one begins: they lead on at once. */
  leadingTo({ from }: Rule): number[] {
    if (from.endsWith('*')) return []
    return [...this.#rules.values()]
      .filter(({ to }) => to.startsWith('/') && !/[#*]/.test(to) && fromKey(to) === fromKey(from))
      .map(({ id }) => id)
  }

  add(rule: StoredRule): void {
    this.#rules.set(fromKey(rule.from), rule)
  }
}

/** The rules for whoever changes them; nobody else does until the transaction ends. */
export const rulesIn = async (store: RedirectsStore, stands: Stands, trx: AnyDatabase): Promise<Rules> =>
  new Rules((await store.allForChange(trx)).map(ruleOf), stands)
