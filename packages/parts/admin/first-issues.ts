import type { Call } from '@frontage/kit/wire/call'
import { getDotPath, safeParse } from 'valibot'

/** The first message for each field of a call that is not filled in as it has to be, by the field's path; `form` for what belongs to none. */
export function firstIssues({ request }: Pick<Call, 'request'>, values: unknown): Readonly<Record<string, string>> {
  const { issues = [] } = safeParse(request, values)
  const first: Record<string, string> = {}
  for (const issue of issues) first[getDotPath(issue as never) ?? 'form'] ??= issue.message
  return first
}
