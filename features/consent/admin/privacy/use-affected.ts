import { useAdmin } from '@frontage/kit/admin/screen'
import { counted } from '@frontage/kit/say'
import { fetchFile } from '@frontage/kit/wire/fetch-file.client'
import { send } from '@frontage/kit/wire/send.client'
import { datedName, saveFile } from '@frontage/parts/admin/save-file'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { privacyMessages } from '../../messages.privacy'
import { messages } from '../../messages.requests'
import { exportAffected, listAffected } from '../../wire.privacy'
import { spanOf } from './span'

const words = messages.affected
export type AffectedState = ReturnType<typeof useAffected>

type Days = { readonly from: string; readonly to: string }
type Errors = { readonly [Name in keyof Days]?: string }

const errorsOf = ({ from, to }: Days): Errors => ({
  ...(!from && { from: words.missing }),
  ...(!to && { to: words.missing }),
  ...(from && to && from > to && { from: privacyMessages.badSpan }),
})

/** Two days as they are typed, and who was affected from the one to the other. */
export function useAffected() {
  const { announce, explain } = useAdmin()
  const [days, setDays] = useState<Days>({ from: '', to: '' })
  const [errors, setErrors] = useState<Errors>({})
  const listing = useMutation({
    mutationFn: (chosen: Days) => send(listAffected, spanOf(chosen)),
    onSuccess: ({ total }) => announce(total ? counted(words.total, total) : words.none),
  })
  const downloading = useMutation({
    mutationFn: (chosen: Days) => fetchFile(exportAffected, spanOf(chosen)),
    onSuccess: (file) => {
      saveFile(file, datedName('affected', 'csv'))
      announce(words.downloaded)
    },
  })
  const error = listing.error ?? downloading.error
  return {
    ...{ days, errors },
    set:
      (name: keyof Days) =>
      (value: unknown): void => {
        setDays((before) => ({ ...before, [name]: String(value) }))
        setErrors({})
        listing.reset()
        downloading.reset()
      },
    list: (): void => {
      const found = errorsOf(days)
      setErrors(found)
      if (!found.from && !found.to && !listing.isPending) listing.mutate(days)
    },
    download: () => downloading.mutate(days),
    found: listing.data,
    isListing: listing.isPending,
    isDownloading: downloading.isPending,
    failure: error ? explain(error) : undefined,
  }
}
