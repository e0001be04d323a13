import type { OldRule, RedirectsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import * as v from 'valibot'
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
      if (typeof read === 'string') gaps.push(`the redirect from ${rule.from.slice(0, LONGEST)}: ${read}`)
      else known.set(fromKey(read.from), read)
    }
    return { rules: [...known.values()], gaps }
  },
}

/** The rule, or why it is none. */
function readRule(rule: OldRule, known: ReadonlyMap<string, Rule>, isTaken: (path: string) => boolean): Rule | string {
  if (!(statuses as readonly number[]).includes(rule.status)) return `the status ${rule.status} is not one of ${statuses.join(', ')}`
  const { success, output, issues } = v.safeParse(redirectShape, rule)
  if (!success) return inSentence(issues[0].message)
  const key = fromKey(output.from)
  if (known.has(key)) return 'another redirect has the same address'
  if (isTaken(output.from)) return 'the page at this address is shown here'
  const find = (path: string): Rule | undefined => (pathKey(path) === key ? output : known.get(pathKey(path)))
  const isCircle = output.status !== 410 && follow(output.to, find, neverStands) === 'circle'
  return isCircle ? 'it leads in a circle' : output
}

const inSentence = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
