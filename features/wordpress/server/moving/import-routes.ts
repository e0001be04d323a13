import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import {
  addWordPressPiece,
  beginWordPressImport,
  changeWordPressImport,
  getWordPressImports,
  type ImportState,
  type WordPressImport,
} from '../../wire.admin'
import { mayMoveSite } from '../policy'
import { IMPORT_JOB } from './import-job'
import { atStart, type ImportsStore, type StoredImport } from './imports.store'
import { isComplete, isGoingOn, type SentFiles } from './sent-files'

export type Desk = Pick<Tools, 'db' | 'audit' | 'clock' | 'jobs'> & { readonly imports: ImportsStore; readonly sent: SentFiles }

/** From which states each action leads, and where it leads. */
const actions = {
  look: { from: ['receiving', 'ready', 'failed'], to: 'reading' },
  import: { from: ['ready'], to: 'running' },
  pause: { from: ['running'], to: 'pausing' },
  resume: { from: ['paused', 'failed'], to: 'running' },
} as const satisfies Record<string, { readonly from: readonly ImportState[]; readonly to: ImportState }>

/** What the owner's admin asks of imports. They run as jobs, and go on when the page is closed. */
export const createImportRoutes = (desk: Desk): Route[] => [listRoute(desk), beginRoute(desk), pieceRoute(desk), changeRoute(desk)]

const listRoute = ({ imports }: Desk) =>
  answer(getWordPressImports)
    .allow(mayMoveSite)
    .with(async ({ id }) => {
      const [shown, past] = await Promise.all([id ? imports.find(id) : imports.newest(), imports.past()])
      return {
        shown: shown ? shownOf(shown) : null,
        past: past.map((one) => ({
          ...{ id: one.id, state: one.state, startedAt: one.startedAt, title: one.report?.title ?? '' },
          files: one.files.map(({ name }) => name),
        })),
      }
    })

const beginRoute = ({ db, audit, clock, imports, sent }: Desk) =>
  answer(beginWordPressImport)
    .allow(mayMoveSite)
    .proved()
    .with(async ({ files, from }, context) => {
      if (files.length === 0 && !from) throw new Refusal('no-source', messages.noSource, { field: 'files' })
      const fresh = sent.fresh(files)
      const { id, left } = await db.transaction().execute(async (trx) => {
        const others = await imports.unfinished(trx)
        if (others.some(({ state }) => state === 'running' || state === 'pausing'))
          throw new Refusal('import-running', messages.running, { status: 409, field: 'files' })
        const same = others.find((one) => isGoingOn(one, files))
        if (same) return { id: same.id, left: [] }
        for (const other of others) await leave(other, imports, trx)
        const begun = await imports.begin({ files: fresh, from }, clock.now().toISOString(), trx)
        await audit.note({ action: 'wordpress.upload', target: `import ${begun}` }, context, trx)
        return { id: begun, left: others.flatMap((other) => other.files.flatMap(({ keys }) => keys)) }
      })
      await sent.removeAll(left)
      return { import: shownOf(await found(id, imports)) }
    })

/** What was never imported is forgotten; what was has its line among the others. */
async function leave(other: StoredImport, imports: ImportsStore, trx: Parameters<ImportsStore['forget']>[1]): Promise<void> {
  const { id, files, state } = other
  if (state === 'receiving' || state === 'reading' || state === 'ready') return imports.forget(id, trx)
  await imports.note(id, { files: files.map((file) => ({ ...file, keys: [] })) }, trx)
  if (state === 'paused') await imports.move(other, { state: 'failed', reason: messages.replaced }, trx)
}

const pieceRoute = ({ imports, sent }: Desk) =>
  answer(addWordPressPiece)
    .allow(mayMoveSite)
    .with(async (piece) => {
      const { files } = await found(piece.id, imports)
      return { received: await sent.add(piece, files[piece.file]?.name ?? '') }
    })

const changeRoute = ({ db, audit, jobs, imports }: Desk) =>
  answer(changeWordPressImport)
    .allow(mayMoveSite)
    .with(async ({ id, revision, action, choices }, context) => {
      const { from, to } = actions[action]
      await db.transaction().execute(async (trx) => {
        const row = await imports.forChange(id, trx)
        if (!row) throw new Refusal('import-gone', messages.gone, { status: 404 })
        refuseOutdated(revision, String(row.revision))
        if (!(from as readonly ImportState[]).includes(row.state)) throw new Refusal('import-state', messages.cannot, { status: 409 })
        if (action !== 'pause' && !hasFiles(row)) throw new Refusal('import-cut', messages.notComplete, { field: 'files' })
        const start = action === 'pause' ? {} : { progress: atStart, reason: '' }
        const fresh = action === 'look' ? { report: null } : {}
        await imports.move(row, { state: to, ...start, ...fresh, ...(choices && { choices }) }, trx)
        if (action !== 'pause') await jobs.add(IMPORT_JOB, { id }, trx)
        await audit.note({ action: `wordpress.${action}`, target: `import ${id}` }, context, trx)
      })
      return { import: shownOf(await found(id, imports)) }
    })

const hasFiles = (row: StoredImport): boolean => isComplete(row) && row.files.every(({ keys }) => keys.length > 0)

async function found(id: number, imports: ImportsStore): Promise<StoredImport> {
  const row = await imports.find(id)
  if (!row) throw new Refusal('import-gone', messages.gone, { status: 404, field: 'file' })
  return row
}

const shownOf = (row: StoredImport): WordPressImport => {
  const { id, state, startedAt, choices, progress, report, reason } = row
  return {
    ...{ id, state, startedAt, choices, progress, reason, revision: String(row.revision) },
    files: row.files.map(({ name, size, received }) => ({ name, size, received })),
    report: report ?? null,
    canGoOn: state === 'paused' || (state === 'failed' && report !== undefined && hasFiles(row)),
  }
}
