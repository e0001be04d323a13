import { send } from '@frontage/kit/wire/send.client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getPreferences, noteNewsSeen } from '../../wire.preferences'
import { preferencesKey } from '../keys'
import { newestDay } from './newest-day'

/** Up to which day whoever is signed in has read what is new; undefined while nobody knows. */
export const useNewsSeen = (): string | undefined =>
  useQuery({ queryKey: preferencesKey, queryFn: () => send(getPreferences, {}), staleTime: Number.POSITIVE_INFINITY }).data?.newsSeen

/** Marks everything as read, and hands back up to when it was before, for as long as the list stands open. */
export function useReadNews(): string | undefined {
  const seen = useNewsSeen()
  const client = useQueryClient()
  const [before, setBefore] = useState(seen)
  if (before === undefined && seen !== undefined) setBefore(seen)
  useEffect(() => {
    if (seen === undefined || seen >= newestDay) return
    void send(noteNewsSeen, { day: newestDay }).then(
      () => client.setQueryData(preferencesKey, (known: object | undefined) => known && { ...known, newsSeen: newestDay }),
      // It stays marked as new, and is tried again when it is read again.
      () => undefined,
    )
  }, [seen, client])
  return before
}
