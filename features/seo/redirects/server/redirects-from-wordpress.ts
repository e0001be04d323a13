import type { OldRule, RedirectsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import * as v from 'valibot'
import { gaps as words } from '../messages.gaps'
import { type FoundRules, follow, fromKey, type Rule, redirectShape, statuses } from '../redirect'
import { RedirectIndex } from '../redirect-index'

const LONGEST = 120
const neverStands = (): boolean => false

/** Redirects of plugins, each by the rules that an owner's own keep: no circle, and no target that could be taken for another. */
export const redirectsFromWordPress: RedirectsFromWordPress = {
  as: 'redirects',
  fitting: (rules, isTaken) => {
    const known = new Map<string, Rule>()
    const index = new RedirectIndex<Rule>()
    const gaps: string[] = []
    for (const rule of rules) {
      const read = readRule(rule, { known, index, isTaken })
      if (typeof read === 'function') gaps.push(read(rule.from.slice(0, LONGEST)))
      else {
        known.set(fromKey(read.from), read)
        index.add(read)
      }
    }
    return { rules: [...known.values()], gaps }
  },
}

/** Why a redirect is none here, said of its address. */
type Why = (from: string) => string

type Known = {
  readonly known: ReadonlyMap<string, Rule>
  readonly index: FoundRules<Rule>
  readonly isTaken: (path: string) => boolean
}

/** The rule, or why it is none. */
function readRule(rule: OldRule, { known, index, isTaken }: Known): Rule | Why {
  if (!(statuses as readonly number[]).includes(rule.status)) return (from) => words.status(from, rule.status, statuses.join(', '))
  const { success, output, issues } = v.safeParse(redirectShape, rule)
  if (!success) return (from) => words.issue(from, issues[0].message)
  if (known.has(fromKey(output.from))) return words.same
  if (isTaken(output.from)) return words.taken
  const own = new RedirectIndex([output])
  const both: FoundRules<Rule> = {
    byQuery: (path, query) => own.byQuery(path, query) ?? index.byQuery(path, query),
    byPath: (path) => own.byPath(path) ?? index.byPath(path),
  }
  const isCircle = output.status !== 410 && follow(output.to, both, neverStands) === 'circle'
  return isCircle ? words.circle : output
}
