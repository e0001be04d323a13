/**
 * The rules of forms: one engine for browser and server, so the two never disagree. It needs nothing but the language.
 *
 *   browser   validate(readSchema(answer), readForm(new FormData(form)))
 *   server    validate(rules, readForm(parts))
 *
 * A new rule is one file and one line:
 *   1. `rules/<name>.ts`: a `Check`, which is handed what stands in the field (trimmed, blanks dropped) and the rule as the
 *      schema wrote it. It passes an empty field, unless being filled is its very point; it passes what is another rule's
 *      business; a parameter that makes no sense limits nothing. Patterns have no repeat inside a repeat.
 *   2. its line in `rules.ts`. Types then ask for its parameters in `schema.ts` and its message in `message-keys.ts`.
 *   3. its cases: `rules/<name>.test.ts` beside it. `vectors.jsonl` holds the verdicts of the rules that other sites have, too.
 */
import { firstErrors } from './engine'
import type { Finding, Rule, Values } from './rule'
import { rules as checks } from './rules'

/** The first error of each field, in the order of the rules; before them, as rule `unreadable`, fields whose text cannot be read. */
export const validate = (rules: readonly Rule[], values: Values): Finding[] => firstErrors(rules, values, checks)
