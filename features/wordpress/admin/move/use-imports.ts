import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf, InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messages } from '../../messages.admin'
import { changeWordPressImport, getWordPressImports, type ImportState, type WordPressImport } from '../../wire.admin'

type Imports = AnswerOf<typeof getWordPressImports>
type Change = Pick<InputOf<typeof changeWordPressImport>, 'action' | 'choices'>

const EVERY = 1_000
const importsKey = (id: number) => ['wordpress', id] as const
const isBusy = (state: ImportState | undefined): boolean => state === 'reading' || state === 'running' || state === 'pausing'
const said: Partial<Record<ImportState, string>> = messages.said

/** One import by its number, or the last one, and those before it: asked about every second while something goes on. */
export function useImports(id: number) {
  const { announce } = useAdmin()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: importsKey(id),
    queryFn: () => send(getWordPressImports, { id }),
    refetchInterval: ({ state }) => (isBusy(state.data?.shown?.state) ? EVERY : false),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const state = data?.shown?.state
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (!state || !was || was === state || !isBusy(was) || isBusy(state)) return
    announce(said[state] ?? '')
    // Everything of the site may be another one now.
    if (state === 'done') void client.invalidateQueries()
  }, [state, announce, client])
  return { shown: data?.shown ?? undefined, past: data?.past ?? [], isKnown: data !== undefined }
}

/** Shows an import as it stands now. */
export function useShown() {
  const client = useQueryClient()
  return (shown: WordPressImport): void => {
    for (const id of [0, shown.id]) client.setQueryData<Imports>(importsKey(id), (known) => ({ past: known?.past ?? [], shown }))
    void client.invalidateQueries({ queryKey: ['wordpress'] })
  }
}

/** Starts, pauses and resumes an import. */
export function useChange({ id, revision }: Pick<WordPressImport, 'id' | 'revision'>) {
  const { explain } = useAdmin()
  const client = useQueryClient()
  const show = useShown()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: Change) => send(changeWordPressImport, { id, revision, ...change }),
    onSuccess: (answer) => show(answer.import),
    onError: () => client.invalidateQueries({ queryKey: ['wordpress'] }),
  })
  return { change: mutate, isChanging: isPending, failure: error ? explain(error) : undefined }
}
