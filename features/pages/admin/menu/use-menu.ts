import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { shortTitle } from '@frontage/kit/short-title'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { NOTICE } from '../page-keys'
import { messages as words } from './menu-words'

type Linked = { readonly title: string; readonly path: string }

/** The menu of the site keeps what it knows under this. */
const menuKey = ['frame', 'menu'] as const
/** As long as a link of it may be. */
const LONGEST_LABEL = 60

/** Adds pages that visitors see to the menu, each with one press, and takes them out again. */
export function useMenu() {
  const { menu, notify, announce, explain } = useAdmin()
  const { me, siteName } = useSession()
  const client = useQueryClient()
  const mayChange = menu !== undefined && me.rights.includes(menu.right)
  const { data: hrefs } = useQuery({ queryKey: menuKey, queryFn: async () => (await menu?.hrefs()) ?? [], enabled: mayChange })
  const labelOf = (title: string): string => shortTitle(title, siteName).slice(0, LONGEST_LABEL)
  const tell = (text: string, undo?: () => void): void => {
    announce(text)
    notify({ id: NOTICE, text, ...(undo && { action: { label: words.undo, run: undo } }) })
  }
  const shared = {
    onError: (error: unknown) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['frame'] }),
  } as const
  const removing = useMutation({
    mutationFn: async ({ path }: Linked) => menu?.remove(path),
    onSuccess: (_answer, { title }) => tell(words.removed(labelOf(title))),
    ...shared,
  })
  const adding = useMutation({
    mutationFn: async ({ title, path }: Linked) => menu?.add({ label: labelOf(title), href: path }),
    onSuccess: (_answer, page) => tell(words.added(labelOf(page.title)), () => removing.mutate(page)),
    ...shared,
  })
  return {
    /** Whether a page could be added: the name of the business leads to the home page already. */
    canAdd: (path: string): boolean => mayChange && hrefs !== undefined && path !== '/' && !hrefs.includes(path),
    add: (page: Linked): void => adding.mutate(page),
  }
}
