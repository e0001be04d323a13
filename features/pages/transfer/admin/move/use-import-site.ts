import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_SITE_BYTES } from '../../../spec'
import { messages } from '../../messages.move'
import { beginSiteImport, importSite } from '../../wire'

const words = messages.in

function formOf(file: File, dryRun: '' | '1'): FormData {
  const form = new FormData()
  form.set('dryRun', dryRun)
  form.set('file', file)
  return form
}

/** A file may be large: what would refuse it is asked first. */
async function sendSite(file: File, dryRun: '' | '1') {
  await send(beginSiteImport, {})
  return send(importSite, formOf(file, dryRun))
}

const problemOf = ({ size }: File): string | undefined => (size === 0 ? words.empty : size > MOST_SITE_BYTES ? words.tooLarge : undefined)

/** From a file that was chosen to the site that came out of it. */
export function useImportSite() {
  const { announce, explain } = useAdmin()
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const looking = useMutation({ mutationFn: (chosen: File) => sendSite(chosen, '1') })
  const taking = useMutation({
    mutationFn: (chosen: File) => sendSite(chosen, ''),
    onSuccess: ({ isKept }) => isKept && announce(words.done),
    // Everything of the site may be another one now.
    onSettled: () => client.invalidateQueries(),
  })
  const error = looking.error ?? taking.error
  return {
    file,
    choose: (chosen: File): void => {
      const found = problemOf(chosen)
      taking.reset()
      looking.reset()
      setFile(chosen)
      setProblem(found)
      if (!found) looking.mutate(chosen)
    },
    take: (): void => {
      if (file) taking.mutate(file)
    },
    isReading: looking.isPending,
    isTaking: taking.isPending,
    look: looking.data,
    result: taking.data,
    failure: problem ?? (error ? explain(error) : undefined),
  }
}
