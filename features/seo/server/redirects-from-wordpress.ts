import type { OldRule, RedirectsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import * as v from 'valibot'
import { gaps as words } from '../messages.gaps'
import { follow, fromKey, pathKey, type Rule, redirectShape, statuses } from '../redirect'

const LONGEST = 120
const neverStands = (): boolean => false

/** Redirects of plugins, each by the rules that an owner's own keep: no circle, and no target that could be taken for another. */
export const redirectsFromWordPress: RedirectsFromWordPress = {
  as: 'redirects',
  fitting: (rules, isTaken) => {
    const known = new Map<string, Rule>()
    const gaps: string[] = []
    for (const rule of rules) {
      const read = readRule(rule, known, isTaken)
      if (typeof read === 'function') gaps.push(read(rule.from.slice(0, LONGEST)))
      else known.set(fromKey(read.from), read)
    }
    return { rules: [...known.values()], gaps }
  },
}

/** Why a redirect is none here, said of its address. */
type Why = (from: string) => string

/** The rule, or why it is none. */
function readRule(rule: OldRule, known: ReadonlyMap<string, Rule>, isTaken: (path: string) => boolean): Rule | Why {
  if (!(statuses as readonly number[]).includes(rule.status)) return (from) => words.status(from, rule.status, statuses.join(', '))
  const { success, output, issues } = v.safeParse(redirectShape, rule)
  if (!success) return (from) => words.issue(from, issues[0].message)
  const key = fromKey(output.from)
  if (known.has(key)) return words.same
  if (isTaken(output.from)) return words.taken
  const find = (path: string): Rule | undefined => (pathKey(path) === key ? output : known.get(pathKey(path)))
  const isCircle = output.status !== 410 && follow(output.to, find, neverStands) === 'circle'
  return isCircle ? words.circle : output
}
