import { say } from '@frontage/kit/say'
import { useEffect, useState } from 'react'
import { pictureMessages } from '../../../messages.pictures'
import { problemOfFile } from '../../../picture-file'

/** The files of a field, which always holds what is shown: more can be chosen, each can be taken away. */
export function usePictures(input: HTMLInputElement, most: number) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState('')

  const put = (list: readonly File[]): void => {
    const all = new DataTransfer()
    for (const file of list) all.items.add(file)
    input.files = all.files
    setFiles(list)
  }

  useEffect(() => {
    // What is new stands behind what was chosen before; the field itself forgets that.
    let before: readonly File[] = files
    const take = (): void => {
      const { kept, complaint } = choose(before, [...(input.files ?? [])], most)
      before = kept
      setProblem(complaint)
      put(kept)
    }
    const clear = (): void => {
      setFiles([])
      setProblem('')
    }
    if (!files.length && input.files?.length) take()
    input.addEventListener('change', take)
    input.form?.addEventListener('reset', clear)
    return () => {
      input.removeEventListener('change', take)
      input.form?.removeEventListener('reset', clear)
    }
  })

  const remove = (file: File): void => {
    put(files.filter((other) => other !== file))
    setProblem('')
    input.focus()
  }
  return { files, problem, remove }
}

/** The files that stay, and why another one does not. A single picture takes the place of the one before. */
export function choose(before: readonly File[], chosen: readonly File[], most: number): { kept: readonly File[]; complaint: string } {
  const good = chosen.filter((file) => !problemOfFile(file))
  const all = most === 1 ? [...before, ...good].slice(-1) : [...before, ...good]
  const complaint = chosen.map(problemOfFile).find(Boolean) ?? (all.length > most ? say(pictureMessages.tooMany, { most }) : '')
  return { kept: all.slice(0, most), complaint }
}
