import { useAdmin } from '@frontage/kit/admin/screen'
import { WireError } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { type Difference, differencesOf, type Labels } from './differences'

export type { Difference, Labels } from './differences'

/** What stands now, with what a save has to send to replace it. */
export type Standing<Value> = { readonly value: Value; readonly revision: string }

type Ways<Value, Theirs extends Standing<Value>> = {
  readonly queryKey: readonly unknown[]
  /** Why saving was refused, if it was. */
  readonly error: unknown
  readonly mine: Value
  /** Whether somebody else saved in between, where the code of the refusal does not say so. */
  readonly isOpen?: boolean
  /** What places in the value are called, where their names are not words. */
  readonly labels?: Labels
  /** What differs, where places do not tell it. */
  readonly compare?: (theirs: Value, mine: Value) => readonly Difference[]
  readonly isSaving: boolean
  readonly read: () => Promise<Theirs>
  readonly keepMine: (theirs: Theirs) => void
  readonly takeTheirs: (theirs: Theirs) => void
  /** A way between the two, where there is one. */
  readonly third?: ThirdWay | undefined
  readonly notNow: () => void
}

export type ThirdWay = { readonly label: string; readonly isBusy: boolean; readonly failure: string | undefined; readonly take: () => void }

export type Conflicting<Value> = {
  readonly theirs: Standing<Value> | undefined
  /** Between the two versions, once theirs is known. */
  readonly differences: readonly Difference[] | undefined
  readonly failure: string | undefined
  readonly isSaving: boolean
  readonly third: ThirdWay | undefined
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  readonly notNow: () => void
}

export const isOutdated = (error: unknown): boolean => error instanceof WireError && error.refusal?.code === 'changed-meanwhile'

/** Undefined unless somebody else saved in between; then what they saved is read, and shown beside what was typed here. */
export function useConflict<Value, Theirs extends Standing<Value>>(ways: Ways<Value, Theirs>): Conflicting<Value> | undefined {
  const { queryKey, error, mine, labels, isSaving, read, keepMine, takeTheirs, notNow, third, isOpen = isOutdated(error) } = ways
  const { compare = (theirs: Value, own: Value) => differencesOf(theirs, own, labels) } = ways
  const { explain } = useAdmin()
  const { data, error: unread } = useQuery({
    queryKey: ['theirs', ...queryKey, error],
    queryFn: read,
    enabled: isOpen,
    gcTime: 0,
    staleTime: 0,
  })
  if (!isOpen) return undefined
  return {
    ...{ theirs: data, isSaving, notNow, third, failure: unread ? explain(unread) : third?.failure },
    differences: data && compare(data.value, mine),
    keepMine: () => data && keepMine(data),
    takeTheirs: () => data && takeTheirs(data),
  }
}
