import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { NOTICE, pagesKey } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { getHomePage, makeHomePage } from '../../wire.admin'

const words = messages.home

type Named = { readonly id: number; readonly title: string }
/** The page that is to be at `/`, its address now, and where the one goes that is there. */
export type HomeMove = { readonly page: Named & { readonly path: string }; readonly before: Named | null; readonly moveTo: string }

/** The page that stands at `/`, and a free address for it. */
export const useHomePage = () => useQuery({ queryKey: [...pagesKey, 'home'], queryFn: () => send(getHomePage, {}), gcTime: 0 })

/** Makes a page the home page, which can be undone: the two change places again. `changed`: after either. */
export function useMakeHome(changed: () => unknown) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const refused = (error: unknown): void => notify({ id: NOTICE, text: explain(error), tone: 'bad' })
  const onSettled = (): Promise<void> => client.invalidateQueries({ queryKey: pagesKey })
  const tell = ({ page, before, moveTo }: HomeMove, undo?: () => void): void => {
    const text = before ? words.doneMoved(page.title, before.title, moveTo) : words.done(page.title)
    announce(text)
    notify({ id: NOTICE, text, ...(undo && { action: { label: words.undo, run: undo } }) })
  }
  const mutationFn = ({ page, moveTo }: HomeMove) => send(makeHomePage, { id: page.id, moveTo })
  const undoing = useMutation({
    mutationFn,
    onSuccess: (_opened, move) => {
      changed()
      tell(move)
    },
    onError: refused,
    onSettled,
  })
  return useMutation({
    mutationFn,
    onSuccess: (_opened, move) => {
      changed()
      const { page, before, moveTo } = move
      tell(move, before ? () => undoing.mutate({ page: { ...before, path: moveTo }, before: page, moveTo: page.path }) : undefined)
    },
    onSettled,
  })
}
