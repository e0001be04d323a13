import { sentence } from '@frontage/kit/sentence'
import * as v from 'valibot'

/** What is wrong with a page, where: `rows.2.columns.0.modules.1.props.items.0.title`, and what to do in plain words. */
export const validationIssueShape = v.object({ path: v.string(), text: sentence })
export type ValidationIssue = v.InferOutput<typeof validationIssueShape>

/** What the checks before publishing look at. */
const findingRules = ['unfinished', 'alt', 'captions', 'headings', 'contrast', 'links', 'faults', 'about'] as const

/** `must`: visitors would run into it; `should`: it would be better. `at` is a path as faults have it; '' is the whole page. */
export const findingShape = v.object({
  at: v.string(),
  rule: v.picklist(findingRules),
  severity: v.picklist(['must', 'should']),
  text: sentence,
})
export type Finding = v.InferOutput<typeof findingShape>
