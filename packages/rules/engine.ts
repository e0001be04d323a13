import { isBroken } from './bytes'
import type { Ask, Checks, Filled, Finding, Rule, Values } from './rule'

const nothing: Filled = { texts: [], files: [] }

/** A rule of no name that we know is ignored, at the top as well as inside another. */
const isKnown = (rule: Rule, checks: Checks): boolean => Object.hasOwn(checks, rule.rule)

/** The words with which a rule refuses a form, perhaps empty; undefined when it passes. Rules inside another inherit its field. */
export function refusalOf(rule: Rule, values: Values, checks: Checks, inherited?: string): string | undefined {
  const check = isKnown(rule, checks) ? checks[rule.rule] : undefined
  if (!check) return undefined
  const field = rule.field ?? inherited ?? ''
  const filled = values.get(field) ?? nothing
  const words = rule.error ?? ''
  if (filled.texts.some(isBroken)) return words
  const known = rule.rules?.filter((inner) => isKnown(inner, checks)) ?? []
  const inner = known.map(
    (each): Ask =>
      () =>
        refusalOf(each, values, checks, field),
  )
  const answer = check(filled, rule, inner)
  return answer === true ? undefined : answer || words
}

/** Text that no database keeps and no mail carries: broken bytes and NUL. */
const isUnreadable = ({ texts }: Filled): boolean => texts.some((text) => text.includes('\0') || isBroken(text))

/** The first error of each field, in the order of the rules; before them all, the fields whose text cannot be read. */
export function firstErrors(rules: readonly Rule[], values: Values, checks: Checks): Finding[] {
  const findings = new Map<string, Finding>()
  for (const [field, filled] of values) if (isUnreadable(filled)) findings.set(field, { field, rule: 'unreadable', error: '' })
  for (const rule of rules) {
    const field = rule.field ?? ''
    if (findings.has(field)) continue
    const error = refusalOf(rule, values, checks)
    if (error !== undefined) findings.set(field, { field, rule: rule.rule, error })
  }
  return [...findings.values()]
}
