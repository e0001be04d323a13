import { useAdmin } from '@frontage/kit/admin/screen'
import { lazyOver, lazyPart } from '@frontage/parts/admin/lazy-part'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import { useLeaveAfterSaving } from '@frontage/parts/admin/use-leave-after-saving'
import { useSaveKey } from '@frontage/parts/admin/use-save-key'
import { Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { ChecksPanel } from '../checks/admin/checks/checks-panel'
import { useChecks } from '../checks/admin/checks/use-checks'
import { HistoryDialog } from '../documents/admin/history/history-dialog'
import { HomePageQuestion } from '../documents/admin/page/home-page-question'
import { MissedPlan } from '../documents/admin/page/missed-plan'
import { OpenPage } from '../documents/admin/page/open-page'
import styles from '../documents/admin/page/page.module.css'
import { PageBar } from '../documents/admin/page/page-bar'
import { PageConflict } from '../documents/admin/page/page-conflict'
import type { Dialogue } from '../documents/admin/page/page-menu'
import { DiscardQuestion, RemoveQuestion, UnpublishQuestion } from '../documents/admin/page/questions'
import { SaveError } from '../documents/admin/page/save-error'
import { useFocusAt } from '../documents/admin/page/use-focus-at'
import { PageList } from '../documents/admin/pages/page-list'
import { PageSchedule } from '../documents/admin/schedule/page-schedule'
import { SettingsDialog } from '../documents/admin/settings/settings-dialog'
import { ShareDialog } from '../documents/admin/share/share-dialog'
import { RowsDialog } from '../editor/admin/saved-rows/rows-dialog'
// Texts of templates are known as examples wherever pages are worked on.
import '../templates/ready'
import type { OpenedPage } from '../wire.admin'
import { usePage } from './page/use-page'

const NewPage = lazyOver(() => import('../templates/admin/new-page/new-page').then(({ NewPage }) => NewPage))
const Editor = lazyPart(() => import('../editor/admin/editor/editor').then(({ Editor }) => Editor))

/** The pages of the site, or the one that stands in the address. */
export function Pages() {
  const { search } = useAdmin()
  const id = Number(search.get('page')) || 0
  return id > 0 ? <OpenPage key={id} id={id} Desk={PageScreen} /> : <PageList NewPage={NewPage} />
}

const dialogs = {
  settings: SettingsDialog,
  history: HistoryDialog,
  share: ShareDialog,
  schedule: PageSchedule,
  rows: RowsDialog,
  home: HomePageQuestion,
  discard: DiscardQuestion,
  unpublish: UnpublishQuestion,
  remove: RemoveQuestion,
} as const satisfies Record<Dialogue, unknown>

/** One page being worked on: its bar, what is in the way of publishing it, the editor, and the one dialog that is open over it. */
function PageScreen({ opened }: { readonly opened: OpenedPage }) {
  const page = usePage(opened)
  const [open, setOpen] = useState<Dialogue>()
  const { search } = useAdmin()
  const { focusAt, place, focus } = useFocusAt(search.get('at') ?? '')
  const checks = useChecks(page)
  const question = useLeaveAfterSaving(page.saving.phase !== 'saved', page.settle)
  useSaveKey(page.retry)
  const Dialog = open && dialogs[open]
  const goTo = (at: string): void => {
    if (at.startsWith('rows')) focus(at)
    else setOpen('settings')
  }
  return (
    <div className={styles.page}>
      <PageBar page={page} checks={checks} open={setOpen} />
      <SaveError page={page} />
      <MissedPlan page={page} plan={() => setOpen('schedule')} />
      <div className={styles.work} data-checks={checks.isOpen || undefined}>
        <Suspense>{checks.isOpen && <ChecksPanel checks={checks} document={page.document} goTo={goTo} />}</Suspense>
        <div ref={place} className={styles.editor}>
          <Suspense fallback={<Skeleton height={480} radius="lg" role="status" aria-label="Loading the editor" />}>
            <Editor document={page.document} change={page.change} faults={page.faults} focusAt={focusAt} />
          </Suspense>
        </div>
      </div>
      <Suspense>{Dialog && <Dialog page={page} open={setOpen} close={() => setOpen(undefined)} planned={checks.planned} />}</Suspense>
      <Suspense>{page.saving.phase === 'conflict' && <PageConflict page={page} />}</Suspense>
      {question && <LeaveQuestion answer={question.answer} />}
    </div>
  )
}
