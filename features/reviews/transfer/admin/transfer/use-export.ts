import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf, InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { saveFile } from '@frontage/parts/admin/save-file'
import { useMutation } from '@tanstack/react-query'
import { exportReviews } from '../../wire.transfer'

export type ExportRequest = InputOf<typeof exportReviews>
type Part = AnswerOf<typeof exportReviews>

/** Fetches all parts one after the other and hands them to the browser as one file. */
export function useExport() {
  const { announce, notify, explain } = useAdmin()
  const { mutate, isPending } = useMutation({
    mutationFn: fetchAll,
    onSuccess: ({ fileName, texts }) => {
      saveFile(new Blob(texts), fileName)
      announce('The file was downloaded.')
    },
    onError: (error) => notify({ id: 'export', text: explain(error), tone: 'bad' }),
  })
  return { exportAll: mutate, isExporting: isPending }
}

async function fetchAll(request: ExportRequest): Promise<{ fileName: string; texts: string[] }> {
  const texts: string[] = []
  let part: Part | undefined
  do {
    part = await send(exportReviews, { ...request, after: part?.next ?? '' })
    texts.push(part.text)
  } while (part.next)
  return { fileName: part.fileName, texts }
}
