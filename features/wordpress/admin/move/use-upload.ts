import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { changeWordPressImport } from '../../wire.admin'
import { issueOf, sendFiles } from './send-files'
import { useShown } from './use-imports'

/** From files that were chosen to a look at what they hold. A line that was cut costs no more than a piece. */
export function useUpload() {
  const { explain } = useAdmin()
  const show = useShown()
  const [files, setFiles] = useState<readonly File[]>([])
  const [issue, setIssue] = useState<string>()
  const [sent, setSent] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      stopping.current = new AbortController()
      setStopped(false)
      const { id, revision } = await sendFiles(chosen, { signal: stopping.current.signal, tell: setSent })
      return send(changeWordPressImport, { id, revision, action: 'look' })
    },
    onSuccess: (answer) => {
      setFiles([])
      show(answer.import)
    },
  })
  return {
    ...{ files, sent, isSending: isPending },
    /** What was refused is refused again: only a line that was cut is worth another try. */
    canGoOn: isStopped || (error instanceof WireError && error.fault === 'offline'),
    total: files.reduce((sum, { size }) => sum + size, 0),
    choose: (chosen: readonly File[]): void => {
      const found = issueOf(chosen)
      reset()
      setSent(0)
      setIssue(found)
      setFiles(found ? [] : chosen)
      if (!found) mutate(chosen)
    },
    goOn: (): void => mutate(files),
    stop: (): void => {
      setStopped(true)
      stopping.current?.abort()
    },
    failure: issue ?? (error && !isStopped ? explain(error) : undefined),
  }
}
