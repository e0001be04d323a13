import { Suspense } from 'react'
import type { PageAtWork } from '../../../admin/page/use-page'
import { RowsDialog } from '../../../editor/admin/saved-rows/rows-dialog'
import { HistoryDialog } from '../history/history-dialog'
import { ScheduleDialog } from '../schedule/schedule-dialog'
import { SettingsDialog } from '../settings/settings-dialog'
import { ShareDialog } from '../share/share-dialog'
import { DiscardQuestion, RemoveQuestion, UnpublishQuestion } from './questions'

export type Dialogue = keyof typeof dialogs

export type DialogueProps = {
  readonly page: PageAtWork
  readonly close: () => void
  /** The page goes live by itself from now on: what visitors would run into is said before. */
  readonly planned: () => void
}

const dialogs = {
  settings: SettingsDialog,
  history: HistoryDialog,
  share: ShareDialog,
  schedule: ScheduleDialog,
  rows: RowsDialog,
  discard: DiscardQuestion,
  unpublish: UnpublishQuestion,
  remove: RemoveQuestion,
} as const

type PageDialogsProps = DialogueProps & { readonly open: Dialogue | undefined }

/** The one dialog that is open over the page. */
export function PageDialogs({ open, ...rest }: PageDialogsProps) {
  const Open = open && dialogs[open]
  return Open ? (
    <Suspense>
      <Open {...rest} />
    </Suspense>
  ) : null
}
