import { useAdmin } from '@frontage/kit/admin/screen'
import { Conflict } from '@frontage/parts/admin/conflict'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { useBlockTitles } from '../../../admin/block-titles'
import type { PageAtWork } from '../../../admin/page/use-page'
import { NOTICE } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { conflictWords } from '../history/conflict-words'
import { differencesBetween } from '../history/differences'

/** Two people changed the same page: what differs is shown in the words of its history. Suspends until blocks have their names. */
export function PageConflict({ page }: { readonly page: PageAtWork }) {
  const { notify } = useAdmin()
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
  })
  return <Conflict conflict={conflict} />
}
