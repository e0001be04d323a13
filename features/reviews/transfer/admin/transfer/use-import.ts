import { useAdmin } from '@frontage/kit/admin/screen'
import { textOfBytes } from '@frontage/kit/text-of-bytes'
import type { InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { allReviews } from '../../../admin/keys'
import { type dateOrders, previewImport, runImport } from '../../wire.transfer'
import type { ChosenFile } from './file-choice'
import { outcomeWords } from './found-words'
import type { Mapping } from './mapping'

export type DateOrder = (typeof dateOrders)[number]

type How = Pick<InputOf<typeof runImport>, 'skipBad' | 'publish'>

/** A file on its way in: first a trial that keeps nothing, then the import itself. */
export function useImport(file: ChosenFile) {
  const { explain, announce } = useAdmin()
  const client = useQueryClient()
  const [mapping, setMapping] = useState<Mapping>({})
  const [encoding, setEncoding] = useState(file.encoding)
  const [dates, setDates] = useState<DateOrder>('iso')
  const [source, setSource] = useState('')
  const text = useMemo(() => textOfBytes(file.bytes, encoding), [file, encoding])
  const request = { format: file.format, text, mapping, dates, source } satisfies InputOf<typeof previewImport>
  const trial = useQuery({
    queryKey: ['reviews', 'import', file.key, encoding, mapping, dates, source],
    queryFn: () => send(previewImport, request),
    /** What was found stays in sight while the next answer is on its way. */
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const run = useMutation({
    mutationFn: (how: How) => send(runImport, { ...request, ...how }),
    onSuccess: async (outcome) => {
      announce(outcomeWords(outcome))
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
    encoding,
    /** The names of the columns are other ones then. */
    readAs: (other: string) => {
      setEncoding(other)
      setMapping({})
    },
    dates,
    setDates,
    source,
    setSource,
    start: (how: How) => run.mutate(how),
    isRunning: run.isPending,
    result: run.data,
    failure: run.error ? explain(run.error) : undefined,
  }
}

export type Importing = ReturnType<typeof useImport>
