import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { EntriesStore } from './entries.store'
import type { FilesStore, Gone } from './files.store'

type Needs = Pick<Tools, 'outbox' | 'jobs'> & { readonly files: FilesStore; readonly entries: EntriesStore }

/** What e-mails and calls about a message are kept under. */
export const aboutEntry = (id: number): string => `form-entry:${id}`

/** Everything that was made of a message goes with it: files, e-mails, calls to other systems, what its visitor was answered. */
export const createLeaving = ({ outbox, jobs, files, entries }: Needs) => ({
  /** Inside the transaction in which the messages go, and before they do; `finish` after it. */
  hide: async (ids: readonly number[], trx: AnyDatabase): Promise<Gone[]> => {
    if (!ids.length) return []
    const about = ids.map(aboutEntry)
    await outbox.hide(about, trx)
    await jobs.forget(about, trx)
    await entries.forgetAnswers(ids, trx)
    return files.hideOf(ids, trx)
  },
  finish: async (gone: readonly Gone[]): Promise<void> => {
    await files.forget(gone)
    await outbox.forgetHidden()
  },
  /** Finishes what a crash cut off between the two. */
  finishAll: async (): Promise<void> => {
    await files.forgetHidden()
    await outbox.forgetHidden()
  },
})
