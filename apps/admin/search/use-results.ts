import { useSession } from '@frontage/kit/admin/screen'
import type { FoundRecord, RecordSearch } from '@frontage/kit/admin/search'
import { WireError } from '@frontage/kit/wire/send.client'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Entry, entriesFor, recordSearchesFor } from './entries'
import { matching } from './match'
import { recentlyOpened } from './recent'
import { words } from './words'

const PAUSE = 180
const MOST_RECORDS = 5
const most = { action: 5, screen: 5, setting: 6 } as const

export type Result = {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly at: Entry['at']
  /** Whether this browser may remember that it was opened. */
  readonly mayRemember: boolean
}
export type ResultGroup = { readonly title: string; readonly results: readonly Result[] }

export type Results = {
  readonly groups: readonly ResultGroup[]
  readonly isLooking: boolean
  /** What could not be searched, and whether that is for want of a connection. */
  readonly failed: { readonly kinds: readonly string[]; readonly isOffline: boolean; readonly retry: () => void } | undefined
}

/** What fits the typed words, in groups; without any what was opened last, what can be done, and every screen. */
export function useResults(typed: string): Results {
  const { me } = useSession()
  const entries = useMemo(() => entriesFor(me), [me])
  const known = useMemo(() => (typed.trim() ? found(entries, typed) : offered(entries)), [entries, typed])
  const stored = useRecords(typed.trim())
  return { ...stored, groups: [...known, ...stored.groups].filter(({ results }) => results.length > 0) }
}

const resultOf = ({ title, about, at }: Entry): Result => ({ id: idOf(at), title, about, at, mayRemember: typeof at === 'string' })
const idOf = (at: Entry['at']): string => `found-${encodeURIComponent(typeof at === 'string' ? at : at.site)}`

const groupOf = (kind: Entry['kind'], entries: readonly Entry[], limit?: number): ResultGroup => ({
  title: words.groups[kind],
  results: entries
    .filter((entry) => entry.kind === kind)
    .slice(0, limit)
    .map(resultOf),
})

function found(entries: readonly Entry[], typed: string): ResultGroup[] {
  const fitting = matching(entries, typed)
  // The group with the closest of all comes first, so that Enter opens that.
  const kinds = [...new Set(fitting.map(({ kind }) => kind))]
  return kinds.map((kind) => groupOf(kind, fitting, most[kind]))
}

function offered(entries: readonly Entry[]): ResultGroup[] {
  const recent = recentlyOpened().filter(({ at }) => isStillThere(entries, at))
  const results = recent.map((one) => ({ ...one, id: `recent-${idOf(one.at)}`, mayRemember: true }))
  return [{ title: words.groups.recent, results }, groupOf('action', entries), groupOf('screen', entries)]
}

/** Somebody else may have signed in here before, with other rights. */
const isStillThere = (entries: readonly Entry[], at: string): boolean => {
  const [path] = at.split(/[?#]/)
  return entries.some((entry) => entry.kind === 'screen' && entry.at === path)
}

/** What the lists find that are kept on the server, once the typing pauses. */
function useRecords(typed: string): Results {
  const { me } = useSession()
  const searches = useMemo(() => recordSearchesFor(me), [me])
  const [asked] = useDebouncedValue(typed, PAUSE)
  const answers = useQueries({
    queries: searches.map((search) => ({
      queryKey: ['admin-search', search.title, asked],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => search.find(asked, MOST_RECORDS, signal),
      enabled: asked !== '' && typed !== '',
      retry: false,
    })),
  })
  if (typed === '') return { groups: [], isLooking: false, failed: undefined }
  const failing = answers.flatMap(({ error, refetch }, place) => (error ? [{ error, refetch, title: searches[place]!.title }] : []))
  return {
    groups: searches.map((search, place) => ({ title: search.title, results: recordsOf(search, answers[place]?.data ?? []) })),
    isLooking: asked !== typed || answers.some(({ isFetching }) => isFetching),
    failed: failing.length
      ? {
          kinds: failing.map(({ title }) => title),
          isOffline: failing.every(({ error }) => error instanceof WireError && error.fault === 'offline'),
          retry: () => failing.forEach(({ refetch }) => void refetch()),
        }
      : undefined,
  }
}

const recordsOf = ({ title, isPersonal }: RecordSearch, records: readonly FoundRecord[]): Result[] =>
  records.map((record, place) => ({
    id: `${idOf(record.at)}-${encodeURIComponent(title)}-${place}`,
    title: record.title,
    about: record.about ?? '',
    at: record.at,
    mayRemember: !isPersonal,
  }))
