import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../messages.edits'
import type { Media } from '../../wire.admin'
import { replaceMedia, undoReplaceMedia } from '../../wire.edits'
import { allMedia } from '../keys'
import { Unsent } from '../upload/bring'
import { isCaptionsFile, isFilm, issueOf } from '../upload/uploads'

const words = messages.replace

async function sendFile(name: string, file: File): Promise<void> {
  const issue = isFilm(file) || isCaptionsFile(file) ? words.noPicture : issueOf(file)
  if (issue) throw new Unsent(issue)
  const form = new FormData()
  form.set('name', name)
  form.set('file', file)
  await send(replaceMedia, form)
}

/** Replaces a picture everywhere, and brings the one before back. */
export function useReplace({ name }: Pick<Media, 'name'>) {
  const { notify, explain } = useAdmin()
  const client = useQueryClient()
  const told = (text: string) => ({
    onSuccess: () => notify({ id: 'media', text }),
    onSettled: () => client.invalidateQueries({ queryKey: [...allMedia] }),
  })
  const replacing = useMutation({ mutationFn: (file: File) => sendFile(name, file), ...told(words.done(name)) })
  const undoing = useMutation({ mutationFn: () => send(undoReplaceMedia, { name }), ...told(words.undone(name)) })
  const error = replacing.error ?? undoing.error
  return {
    replace: (file: File): void => {
      undoing.reset()
      replacing.mutate(file)
    },
    undo: (): void => {
      replacing.reset()
      undoing.mutate()
    },
    isSaving: replacing.isPending,
    isUndoing: undoing.isPending,
    failure: error ? (error instanceof Unsent ? error.message : explain(error)) : undefined,
  }
}
