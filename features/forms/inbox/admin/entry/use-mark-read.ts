import { send } from '@frontage/kit/wire/send.client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Entry } from '../../../entry'
import { openEntry } from '../../wire.admin'
import { allEntries, entryKey, newsKey } from '../keys'
import { countsRead, type Entries, entriesWith } from '../messages/entry-pages'

/** A message that stands open is read. It stays in its list until the list is asked for again. */
export function useMarkRead(entry: Entry | undefined): void {
  const client = useQueryClient()
  const id = entry?.state === 'new' ? entry.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const read = async (): Promise<void> => {
      await send(openEntry, { id })
      client.setQueryData<Entry>(entryKey(id), (known) => known && { ...known, state: 'read' })
      client.setQueriesData<Entries>({ queryKey: allEntries }, (known) => known && countsRead(entriesWith(known, id, 'read')))
      await client.invalidateQueries({ queryKey: newsKey })
    }
    // It stays unread then, and is seen to be.
    read().catch(() => undefined)
  }, [id, client])
}
