import { type FoundRules, fromKey, pathKey, type Rule } from './redirect'
import { namesIn, parametersOf, pathAndQueryOf, queryKey, valuesAt } from './redirect-query'

/** Rules at one path that name the same parameters, by what these have to say. */
type SameNames<R> = { readonly names: readonly string[]; readonly rules: Map<string, R> }

/** Rules that are found fast: whole paths at once, beginnings the longest first; of parameters, the rule that names the most. */
export class RedirectIndex<R extends Rule> implements FoundRules<R> {
  readonly #whole = new Map<string, R>()
  readonly #starts: { readonly start: string; readonly rule: R }[] = []
  readonly #queries = new Map<string, SameNames<R>[]>()

  constructor(rules: Iterable<R> = []) {
    for (const rule of rules) this.add(rule)
  }

  add(rule: R): void {
    const [path, query] = pathAndQueryOf(rule.from)
    const key = fromKey(rule.from)
    if (query !== undefined) this.#addQuery(pathKey(path), query, rule)
    else if (key.endsWith('*')) this.#addStart(key.slice(0, -1), rule)
    else this.#whole.set(key, rule)
  }

  readonly byPath = (path: string): R | undefined => {
    const key = pathKey(path)
    // With its slash too: `/blog/*` holds `/blog` itself.
    return this.#whole.get(key) ?? this.#starts.find(({ start }) => `${key}/`.startsWith(start))?.rule
  }

  readonly byQuery = (path: string, query: string): R | undefined => {
    const groups = query && this.#queries.size ? this.#queries.get(pathKey(path)) : undefined
    if (!groups) return undefined
    const asked = parametersOf(query)
    for (const { names, rules } of groups) {
      const values = valuesAt(names, asked)
      const rule = values === undefined ? undefined : rules.get(values)
      if (rule) return rule
    }
    return undefined
  }

  #addStart(start: string, rule: R): void {
    this.#starts.push({ start, rule })
    this.#starts.sort((a, b) => b.start.length - a.start.length)
  }

  #addQuery(path: string, query: string, rule: R): void {
    const names = namesIn(rule.from)
    const groups = this.#queries.get(path) ?? []
    const group = groups.find((one) => one.names.join('&') === names.join('&'))
    if (group) group.rules.set(queryKey(query), rule)
    else
      this.#queries.set(
        path,
        [...groups, { names, rules: new Map([[queryKey(query), rule]]) }].toSorted((a, b) => b.names.length - a.names.length),
      )
  }
}
