import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
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
  missedIn,
  type WordPressImport,
} from '../../wire.admin'
import { mayMoveSite } from '../policy'
import type { FetchedPictures } from './fetched-pictures.store'
import { IMPORT_JOB } from './import-job'
import { atStart, type ImportsStore, type StoredImport } from './imports.store'
import { isComplete, isGoingOn, type SentFiles } from './sent-files'

export type Desk = Pick<Tools, 'db' | 'audit' | 'clock' | 'jobs'> & {
  readonly imports: ImportsStore
  readonly sent: SentFiles
  readonly fetched: FetchedPictures
}

/** From which states each action leads, and where it leads. */
const actions = {
  look: { from: ['receiving', 'ready', 'failed'], to: 'reading' },
  import: { from: ['ready'], to: 'running' },
  pause: { from: ['running'], to: 'pausing' },
  resume: { from: ['paused', 'failed'], to: 'running' },
  again: { from: ['done'], to: 'running' },
} as const satisfies Record<string, { readonly from: readonly ImportState[]; readonly to: ImportState }>

/** What the owner's admin asks of imports. They run as jobs, and go on when the page is closed. */
export const createImportRoutes = (desk: Desk): Route[] => [listRoute(desk), beginRoute(desk), pieceRoute(desk), changeRoute(desk)]

const listRoute = ({ imports }: Desk) =>
  answer(getWordPressImports)
    .allow(mayMoveSite)
    .with(async ({ id }) => {
      const [shown, past] = await Promise.all([shownBy(id, imports), imports.past()])
      return {
        shown,
        past: past.map((one) => ({
          ...{ id: one.id, state: one.state, startedAt: one.startedAt, title: one.report?.title ?? '' },
          files: one.files.map(({ name }) => name),
        })),
      }
    })

const beginRoute = ({ db, audit, clock, imports, sent, fetched }: Desk) =>
  answer(beginWordPressImport)
    .allow(mayMoveSite)
    .proved()
    .with(async ({ files, from }, context) => {
      if (files.length === 0 && !from) throw new Refusal('no-source', messages.noSource, { field: 'files' })
      const fresh = sent.fresh(files)
      const { id, left } = await db.transaction().execute(async (trx) => {
        const others = await imports.withFiles(trx)
        if (others.some(({ state }) => state === 'running' || state === 'pausing'))
          throw new Refusal('import-running', messages.running, { status: 409, field: 'files' })
        const same = others.find((one) => isGoingOn(one, files))
        if (same) return { id: same.id, left: [] }
        for (const other of others) await leave(other, { imports, fetched }, trx)
        const begun = await imports.begin({ files: fresh, from }, clock.now().toISOString(), trx)
        await audit.note({ action: 'wordpress.upload', target: `import ${begun}` }, context, trx)
        return { id: begun, left: others.flatMap((other) => other.files.flatMap(({ keys }) => keys)) }
      })
      await sent.removeAll(left)
      return { import: await found(id, imports) }
    })

/** What was never imported is forgotten; what was has its line among the others. */
async function leave(other: StoredImport, { imports, fetched }: Pick<Desk, 'imports' | 'fetched'>, trx: AnyDatabase): Promise<void> {
  const { id, files, state } = other
  if (state === 'receiving' || state === 'reading' || state === 'ready') return imports.forget(id, trx)
  await imports.note(id, { files: withoutKeys(files) }, trx)
  await fetched.forget(id, trx)
  if (state === 'paused') await imports.move(other, { state: 'failed', reason: messages.replaced }, trx)
}

const withoutKeys = (files: StoredImport['files']): StoredImport['files'] => files.map((file) => ({ ...file, keys: [] }))

const pieceRoute = ({ imports, sent }: Desk) =>
  answer(addWordPressPiece)
    .allow(mayMoveSite)
    .with(async (piece) => {
      const { files } = await stored(piece.id, imports)
      return { received: await sent.add(piece, files[piece.file]?.name ?? '') }
    })

const changeRoute = (desk: Desk) =>
  answer(changeWordPressImport)
    .allow(mayMoveSite)
    .with(async ({ id, revision, action, choices }, context) => {
      const { db, audit, jobs, imports } = desk
      const { from, to } = actions[action]
      const going = await db.transaction().execute(async (trx) => {
        const row = await imports.forChange(id, trx)
        if (!row) throw new Refusal('import-gone', messages.gone, { status: 404 })
        refuseOutdated(revision, String(row.revision))
        if (!(from as readonly ImportState[]).includes(row.state)) throw new Refusal('import-state', messages.cannot, { status: 409 })
        if (action !== 'pause' && !hasFiles(row))
          throw new Refusal('import-cut', action === 'again' ? messages.filesGone : messages.notComplete, { field: 'files' })
        const moving = action === 'again' ? await onceMore(row, desk, trx) : row
        const start = action === 'pause' ? {} : { progress: atStart, reason: '' }
        const fresh = action === 'look' ? { report: null } : {}
        await imports.move(moving, { state: to, ...start, ...fresh, ...(choices && { choices }) }, trx)
        if (action !== 'pause') await jobs.add(IMPORT_JOB, { id: moving.id }, trx)
        await audit.note({ action: `wordpress.${action}`, target: `import ${moving.id}` }, context, trx)
        return moving.id
      })
      return { import: await found(going, imports) }
    })

/** Another import with the files of one that is done, which keeps its report. Until it has its own, it has that one’s as a look. */
async function onceMore(row: StoredImport, { imports, fetched, clock }: Desk, trx: AnyDatabase): Promise<StoredImport> {
  const { id, files, choices, report } = row
  if (!report || missedIn(report) === 0 || (await imports.newest(trx))?.id !== id)
    throw new Refusal('import-state', messages.cannot, { status: 409 })
  const next = await imports.begin({ files, from: choices.from }, clock.now().toISOString(), trx)
  await imports.note(next, { choices, report: { ...report, isLook: true } }, trx)
  await fetched.hand(id, next, trx)
  await imports.move(row, { state: 'done', files: withoutKeys(files) }, trx)
  return (await imports.forChange(next, trx))!
}

const hasFiles = (row: StoredImport): boolean => isComplete(row) && row.files.every(({ keys }) => keys.length > 0)

async function stored(id: number, imports: ImportsStore): Promise<StoredImport> {
  const row = await imports.find(id)
  if (!row) throw new Refusal('import-gone', messages.gone, { status: 404, field: 'file' })
  return row
}

const found = async (id: number, imports: ImportsStore): Promise<WordPressImport> =>
  shownOf(await stored(id, imports), await imports.newest())

async function shownBy(id: number, imports: ImportsStore): Promise<WordPressImport | null> {
  const newest = await imports.newest()
  const row = id ? await imports.find(id) : newest
  return row ? shownOf(row, newest) : null
}

function shownOf(row: StoredImport, newest: StoredImport | undefined): WordPressImport {
  const { id, state, startedAt, choices, progress, report, reason } = row
  return {
    ...{ id, state, startedAt, choices, progress, reason, revision: String(row.revision) },
    files: row.files.map(({ name, size, received }) => ({ name, size, received })),
    report: report ?? null,
    canGoOn: state === 'paused' || (state === 'failed' && report !== undefined && hasFiles(row)),
    canTryAgain: state === 'done' && missedIn(report) > 0 && hasFiles(row) && newest?.id === id,
  }
}
