import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NOTICE, pageKey, pagesKey } from '../../../admin/page-keys'
import { pathOfTitle } from '../../../path-of-title'
import { messages } from '../../messages.admin'
import { bringBackPage, createPage, removePage } from '../../wire.admin'

const words = messages.list

type Named = { readonly id: number; readonly title: string }

/** What is done with a page from outside: taken away, brought back, copied. */
export function usePageActions() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const refused = (error: unknown): void => notify({ id: NOTICE, text: explain(error), tone: 'bad' })
  const tell = (text: string, undo?: () => void): void => {
    announce(text)
    notify({ id: NOTICE, text, ...(undo && { action: { label: 'Undo', run: undo } }) })
  }
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: pagesKey })
  const bringBack = useMutation({
    mutationFn: ({ id }: Named) => send(bringBackPage, { id }),
    onSuccess: (_answer, { title }) => tell(words.cameBack(title)),
    onError: refused,
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Named) => send(removePage, { id }),
    onSuccess: (_answer, page) => {
      client.removeQueries({ queryKey: pageKey(page.id) })
      tell(words.removed(page.title), () => bringBack.mutate(page))
    },
    onError: refused,
    onSettled: refresh,
  })
  const copy = useMutation({
    mutationFn: ({ id, title, taken }: Named & { readonly taken: readonly string[] }) => {
      const name = words.copyOf(title).slice(0, 200)
      return send(createPage, { from: id, title: name, path: pathOfTitle(name, taken) })
    },
    onSuccess: (_answer, { title }) => tell(words.copied(words.copyOf(title))),
    onError: refused,
    onSettled: refresh,
  })
  return {
    bringBack: bringBack.mutate,
    remove: remove.mutate,
    copy: copy.mutate,
    isBusy: bringBack.isPending || remove.isPending || copy.isPending,
  }
}
