import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useRef, useState } from 'react'
import { ChecksPanel } from '../checks/admin/checks/checks-panel'
import { useChecks } from '../checks/admin/checks/use-checks'
import { Conflict } from '../documents/admin/page/conflict'
import { MissedPlan } from '../documents/admin/page/missed-plan'
import styles from '../documents/admin/page/page.module.css'
import { PageBar } from '../documents/admin/page/page-bar'
import { type Dialogue, PageDialogs } from '../documents/admin/page/page-dialogs'
import { Trouble } from '../documents/admin/page/trouble'
import { useLeaveAfterSaving } from '../documents/admin/page/use-leave-after-saving'
import type { OpenedPage } from '../wire.admin'
import { usePage } from './page/use-page'

const Editor = lazy(() => import('../editor/admin/editor/editor').then(({ Editor }) => ({ default: Editor })))

/** One page being worked on: its bar, what is in the way of publishing it, and the editor. */
export function PageDesk({ opened }: { readonly opened: OpenedPage }) {
  const page = usePage(opened)
  const [open, setOpen] = useState<Dialogue>()
  const { focusAt, place, focus } = useFocusAt()
  const checks = useChecks(page)
  const question = useLeaveAfterSaving(page.saving.phase !== 'saved', page.settle)
  const goTo = (at: string): void => {
    if (at.startsWith('rows')) focus(at)
    else setOpen('settings')
  }
  return (
    <div className={styles.page}>
      <PageBar page={page} checks={checks} open={setOpen} />
      <Trouble page={page} />
      <MissedPlan page={page} plan={() => setOpen('schedule')} />
      <div className={styles.work} data-checks={checks.isOpen || undefined}>
        <Suspense>{checks.isOpen && <ChecksPanel checks={checks} document={page.document} goTo={goTo} />}</Suspense>
        <div ref={place} className={styles.editor}>
          <Suspense fallback={<Skeleton height={480} radius="lg" role="status" aria-label="Loading the editor" />}>
            <Editor document={page.document} change={page.change} faults={page.faults} focusAt={focusAt} />
          </Suspense>
        </div>
      </div>
      <PageDialogs page={page} open={open} close={() => setOpen(undefined)} planned={checks.planned} />
      {page.saving.phase === 'conflict' && <Conflict page={page} text={page.saving.text} />}
      {question && <LeaveQuestion answer={question.answer} />}
    </div>
  )
}

/** What the editor is to show, and the way there: also when the same is asked for twice. */
function useFocusAt() {
  const [focusAt, setFocusAt] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const focus = (at: string): void => {
    setFocusAt(undefined)
    requestAnimationFrame(() => {
      setFocusAt(at)
      place.current?.scrollIntoView({ block: 'nearest' })
    })
  }
  return { focusAt, place, focus }
}
