import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { NOTICE, savedRowsKey } from '../../../admin/page-keys'
import type { DocumentRow } from '../../../page'
import { messages as words } from '../../messages.rows'
import { keepSavedRow, listSavedRows, removeSavedRow, type SavedRow } from '../../wire.admin'

const asked = { queryKey: savedRowsKey, queryFn: () => send(listSavedRows, {}), select: ({ rows }: { readonly rows: SavedRow[] }) => rows }

/** Rows that were kept to be used again. */
export const useSavedRows = () => useQuery({ ...asked, throwOnError: (_error, { state }) => state.data === undefined })

/** The same where they are one offer among others: while they are not there, nothing is missing. */
export const useOfferedRows = (): readonly SavedRow[] => useQuery(asked).data ?? []

type Renaming = { readonly saved: SavedRow; readonly name: string }

/** Keeping a row, calling it something else, and keeping it no longer. */
export function useRowActions(done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const removed = useRemoved()
  const tell = (text: string): void => {
    announce(text)
    notify({ id: NOTICE, text })
    done()
  }
  const usual = {
    onError: (error: unknown) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: savedRowsKey }),
  }
  const keep = useMutation({
    ...usual,
    mutationFn: (input: { readonly name: string; readonly row: DocumentRow }) => send(keepSavedRow, input),
    onSuccess: (_answer, { name }) => tell(words.kept(name)),
  })
  const remove = useMutation({
    ...usual,
    mutationFn: ({ id }: SavedRow) => send(removeSavedRow, { id }),
    onSuccess: ({ trash }, { name }) => {
      removed(words.removed(name), trash)
      done()
    },
  })
  const rename = useMutation({
    ...usual,
    mutationFn: ({ saved, name }: Renaming) => send(keepSavedRow, { id: saved.id, name, row: saved.row }),
    onSuccess: (_answer, { name }) => tell(words.renamed(name)),
  })
  return {
    keep: keep.mutate,
    remove: remove.mutate,
    rename: rename.mutate,
    isBusy: keep.isPending || remove.isPending || rename.isPending,
  }
}
