import type { Fault } from '@frontage/parts/admin/setting'
import { type GenericIssue, type GenericSchema, safeParse } from 'valibot'

/** What a shape refuses, each at its place; one fault a place. */
export function faultsIn(shape: GenericSchema, value: unknown): readonly Fault[] {
  const { issues = [] } = safeParse(shape, value)
  const faults = new Map<string, Fault>()
  for (const issue of issues) {
    const path = pathOf(issue)
    if (!faults.has(path)) faults.set(path, { path, text: issue.message })
  }
  return [...faults.values()]
}

const pathOf = ({ path }: GenericIssue): string => (path ?? []).map(({ key }) => String(key)).join('.')

/** Those that were found here and, at other places, those that the server named. */
export const withNamed = (found: readonly Fault[], named: readonly Fault[]): readonly Fault[] => [
  ...found,
  ...named.filter(({ path }) => !found.some((one) => one.path === path)),
]
