import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type dateOrders, previewImport, runImport } from '../../wire.admin'
import { allReviews } from '../keys'
import type { ChosenFile } from './file-choice'
import type { Mapping } from './mapping'

export type DateOrder = (typeof dateOrders)[number]

/** A file on its way in: first a trial that keeps nothing, then the import itself. */
export function useImport(file: ChosenFile) {
  const { explain, announce } = useAdmin()
  const client = useQueryClient()
  const [mapping, setMapping] = useState<Mapping>({})
  const [dates, setDates] = useState<DateOrder>('iso')
  const [source, setSource] = useState('')
  const request = { format: file.format, text: file.text, mapping, dates, source } satisfies InputOf<typeof previewImport>
  const trial = useQuery({
    queryKey: ['reviews', 'import', file.key, mapping, dates, source],
    queryFn: () => send(previewImport, request),
    /** What was found stays in sight while the next answer is on its way. */
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const run = useMutation({
    mutationFn: (skipBad: boolean) => send(runImport, { ...request, skipBad }),
    onSuccess: async ({ added, changed, same }) => {
      announce(`${added} added, ${changed} brought up to date, ${same} here already.`)
      await client.invalidateQueries({ queryKey: allReviews, predicate: ({ queryKey }) => queryKey[1] !== 'import' })
    },
  })
  return {
    preview: trial.data,
    isLooking: trial.isFetching,
    look: trial.refetch,
    problem: trial.error ? explain(trial.error) : undefined,
    mapping,
    setMapping,
    dates,
    setDates,
    source,
    setSource,
    start: (skipBad: boolean) => run.mutate(skipBad),
    isRunning: run.isPending,
    result: run.data,
    failure: run.error ? explain(run.error) : undefined,
  }
}

export type Importing = ReturnType<typeof useImport>
