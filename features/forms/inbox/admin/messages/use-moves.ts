import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EntryRow, EntryState } from '../../../entry'
import { messages } from '../../messages.admin'
import { deleteEntries, moveEntries } from '../../wire.admin'
import { allEntries, newsKey } from '../keys'
import { byState, type Entries, entriesWithout } from './entry-pages'

const NOTICE = 'entries'
const words = messages.inbox
type Row = Pick<EntryRow, 'id' | 'state'>
type Move = { readonly rows: readonly Row[]; readonly to: EntryState }

const wordsFor = ({ rows, to }: Move): string => {
  if (to !== 'spam' && to !== 'trash' && rows.some(({ state }) => state === 'spam')) return words.released
  return rows.length === 1 ? `${words.moved[to]}.` : `${words.moved[to]}: ${rows.length} messages.`
}

/** Letters of a released message are on their way: that cannot be taken back. */
const canBeUndone = ({ rows, to }: Move): boolean => to === 'spam' || to === 'trash' || rows.every(({ state }) => state !== 'spam')

async function putBack(rows: readonly Row[]): Promise<void> {
  for (const [state, ids] of byState(rows)) await send(moveEntries, { ids, to: state })
}

/** Moves messages between the drawers, at once to the eye; a notice lets it be taken back. */
export function useMoves() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const refresh = (): Promise<unknown> => client.invalidateQueries({ queryKey: ['forms'] })
  const fail = (error: unknown): void => notify({ id: NOTICE, text: explain(error), tone: 'bad' })
  const undo = useMutation({ mutationFn: putBack, onError: fail, onSettled: refresh })
  const leave = async (ids: readonly number[]): Promise<void> => {
    await client.cancelQueries({ queryKey: allEntries })
    client.setQueriesData<Entries>({ queryKey: allEntries }, (entries) => entries && entriesWithout(entries, ids))
  }
  const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id)
  const { mutate: move } = useMutation({
    mutationFn: ({ rows, to }: Move) => send(moveEntries, { ids: idsOf(rows), to }),
    onMutate: ({ rows }) => leave(idsOf(rows)),
    onSuccess: (_answer, action) => {
      const text = wordsFor(action)
      announce(text)
      notify({ id: NOTICE, text, ...(canBeUndone(action) && { action: { label: 'Undo', run: () => undo.mutate(action.rows) } }) })
    },
    onError: fail,
    onSettled: refresh,
  })
  const { mutate: remove, isPending: isRemoving } = useMutation({
    mutationFn: (ids: readonly number[]) => send(deleteEntries, { ids: [...ids] }),
    onMutate: leave,
    onSuccess: ({ deleted }) => {
      const text = deleted === 1 ? 'Deleted for good.' : `${deleted} messages deleted for good.`
      announce(text)
      notify({ id: NOTICE, text })
    },
    onError: fail,
    onSettled: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: newsKey })]),
  })
  return { move, remove, isRemoving }
}
