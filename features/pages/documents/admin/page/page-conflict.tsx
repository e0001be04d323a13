import { useAdmin } from '@frontage/kit/admin/screen'
import { Conflict } from '@frontage/parts/admin/conflict'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { useMutation } from '@tanstack/react-query'
import { useBlockTitles } from '../../../admin/block-titles'
import type { PageAtWork } from '../../../admin/page/use-page'
import { addressOfPage, NOTICE } from '../../../admin/page-keys'
import { pathOfTitle } from '../../../path-of-title'
import { messages } from '../../messages.admin'
import { conflictWords } from '../history/conflict-words'
import { differencesBetween } from '../history/differences'
import { newDraft } from '../pages/new-draft'
import { usePaths } from '../pages/use-pages'

/** Two people changed the same page: what differs is shown in the words of its history. Suspends until blocks have their names. */
export function PageConflict({ page }: { readonly page: PageAtWork }) {
  const { notify, explain } = useAdmin()
  const copy = useCopy(page)
  const titleOf = useBlockTitles()
  const { document, revision } = page.now()
  const conflict = useConflict({
    ...{ queryKey: ['page', page.id, revision], error: undefined, isOpen: true, mine: document, isSaving: false },
    compare: (theirs, mine) => differencesBetween(theirs, mine).map((one) => conflictWords(one, titleOf)),
    read: async () => {
      const opened = await page.newest()
      return { opened, value: opened.document, revision: String(opened.revision) }
    },
    keepMine: ({ opened }) => page.keepOver(opened.revision),
    takeTheirs: ({ opened }) => {
      page.take(opened)
      notify({ id: NOTICE, text: messages.page.tookTheirs })
    },
    notNow: page.postpone,
    third: {
      ...{ label: messages.page.keepCopy, isBusy: copy.isPending, take: () => copy.mutate() },
      failure: copy.error ? explain(copy.error) : undefined,
    },
  })
  return <Conflict conflict={conflict} />
}

/** Their version stays this page; what is on the screen becomes a draft of its own. */
function useCopy(page: PageAtWork) {
  const { notify, goTo } = useAdmin()
  const taken = usePaths()
  return useMutation({
    mutationFn: async () => {
      const { document } = page.now()
      const title = messages.list.copyOf(document.title).slice(0, 200)
      const id = await newDraft({ ...document, title, path: pathOfTitle(title, taken) })
      page.take(await page.newest())
      return id
    },
    onSuccess: (id) => {
      notify({ id: NOTICE, text: messages.page.keptCopy })
      goTo(addressOfPage(id))
    },
  })
}
