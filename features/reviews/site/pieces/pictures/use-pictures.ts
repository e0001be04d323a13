import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { formMessages } from '../../../messages.form'
import { problemOfFile } from '../../../picture-file'
import { say } from '../../../say'

/** The files of a file field: more can be chosen, each can be taken away; the field itself always holds what is shown. */
export function usePictures(most: number) {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState('')

  const put = (list: readonly File[]): void => {
    const all = new DataTransfer()
    for (const file of list) all.items.add(file)
    if (input.current) input.current.files = all.files
    setFiles(list)
  }

  const take = (chosen: readonly File[], before: readonly File[]): void => {
    const good = chosen.filter((file) => problemOfFile(file) === undefined)
    const problems = chosen.map(problemOfFile).filter((text) => text !== undefined)
    const kept = most === 1 ? [...before, ...good].slice(-1) : [...before, ...good]
    if (kept.length > most) problems.push(say(formMessages.tooMany, { most }))
    setProblem(problems[0] ?? '')
    put(kept.slice(0, most))
  }

  // What was chosen before the island woke is looked at like everything else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    const field = input.current
    if (field?.files?.length) take([...field.files], [])
    const clear = (): void => {
      setFiles([])
      setProblem('')
    }
    field?.form?.addEventListener('reset', clear)
    return () => field?.form?.removeEventListener('reset', clear)
  }, [])

  return {
    input,
    files,
    problem,
    choose: ({ target }: ChangeEvent<HTMLInputElement>): void => take([...(target.files ?? [])], files),
    remove: (file: File): void => {
      put(files.filter((other) => other !== file))
      setProblem('')
      input.current?.focus()
    },
  }
}
