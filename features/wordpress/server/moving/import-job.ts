import type { Tools } from '@frontage/kit/feature.server'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { nextTurn } from '@frontage/kit/turns.server'
import * as v from 'valibot'
import { messages } from '../../messages'
import { type ImportReport, missedIn } from '../../wire.admin'
import { nameOf } from '../import/earlier-pictures'
import { filesOfSite } from '../import/files-of'
import { importExport, type WordPressReport } from '../import/import-export'
import type { Watch } from '../import/take-pictures'
import { readSite } from '../read/rest-api/read-site'
import { textOfExport } from '../read/text-of-export'
import { isUnreadable, Unreadable } from '../read/unreadable'
import type { FetchedPictures } from './fetched-pictures.store'
import type { ImportsStore, StoredImport } from './imports.store'
import { reportOf } from './report-of'
import type { SentFiles } from './sent-files'

/** `{ id }`: reads an export, or imports it. While it is imported there is one job for it. */
export const IMPORT_JOB = 'wordpress.import'
const payloadShape = v.object({ id: v.number() })

type Needs = Pick<Tools, 'db' | 'jobs' | 'files' | 'library' | 'site' | 'registry' | 'log' | 'publicUrl'> & {
  readonly imports: ImportsStore
  readonly fetched: FetchedPictures
  readonly sent: SentFiles
  readonly readOut: ReadOut
}

/** Its owner wants it to stop, or the server does. */
class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

export function handleImportJob(needs: Needs): void {
  const { jobs, imports } = needs
  jobs.handle(IMPORT_JOB, {
    title: 'Import a WordPress site',
    hasOwnList: true,
    lane: 'patient',
    run: async (payload, _job, stopping) => {
      const row = await imports.find(v.parse(payloadShape, payload).id)
      if (row?.state === 'reading') await look(row, needs)
      if (row?.state === 'pausing') await imports.move(row, { state: 'paused' })
      if (row?.state === 'running') await take(row, needs, stopping)
    },
    buried: async (payload, error) => {
      const row = await imports.find(v.parse(payloadShape, payload).id)
      needs.log.error({ import: row?.id, error }, 'a WordPress import was given up')
      if (row && row.state !== 'done') await imports.move(row, { state: 'failed', reason: messages.stopped })
    },
  })
}

/** What would come; nothing is stored. */
async function look(row: StoredImport, needs: Needs): Promise<void> {
  const { imports, registry } = needs
  try {
    const found = await run(row, needs, true)
    const report = await reportOf(found, true, registry)
    if (isNothing(found) && found.bad.length === 0) await fail(row, row.files.length ? messages.noPages : messages.noPagesThere, needs)
    else await ifStill(row, needs, (now, trx) => imports.move(now, { state: 'ready', report }, trx))
  } catch (reason) {
    await fail(row, reasonOf(reason, row, needs), needs)
  }
}

/** A site without anything, and a file that holds nothing at all. What files of plugins hold that does not come is told. */
const isNothing = ({ from, brought, gaps }: WordPressReport): boolean =>
  from.url === '' ? from.pages.length > 0 || brought.length + gaps.length === 0 : brought.length === 0

async function take(row: StoredImport, needs: Needs, stopping: AbortSignal): Promise<void> {
  const { imports, fetched, registry, sent } = needs
  const isFirst = (await registry.places()).length === 0
  try {
    const found = await run(row, needs, false, await watchOf(row, needs, stopping))
    const report = await reportOf(found, false, registry)
    if (found.bad.length > 0) return await fail(row, messages.hasErrors, needs, report)
    if (isFirst && found.from.pages.length > 0 && !row.choices.asDrafts) await registry.openSite()
    const ended = await ifStill(row, needs, (now, trx) => imports.move(now, { state: 'done', report }, trx))
    // With pictures missing it can be tried again.
    if (missedIn(report) > 0) return
    if (ended) await sent.drop(ended)
    await fetched.forget(row.id)
  } catch (reason) {
    if (reason instanceof Interrupted) await interrupt(row, needs, stopping)
    else await fail(row, reasonOf(reason, row, needs), needs)
  }
}

function run(
  row: StoredImport,
  { registry, readOut, sent, ...needs }: Needs,
  isLook: boolean,
  watch: Watch = {},
): Promise<WordPressReport> {
  const mover = registry.mover()
  if (!mover) throw new Error('no feature can import the site')
  const readFile = filesOfSite(readOut, row.choices.from || undefined)
  const told = row.files.length === 0 ? readSite(readOut, row.choices.from) : undefined
  const files = namingFiles(sent.read(row).map(textOfExport), row)
  const found = importExport(
    files.texts,
    { ...needs, told, mover, kinds: registry.fromWordPress(), readFile },
    { isLook, ...row.choices, ...watch },
  )
  return found.catch((reason: unknown) => {
    throw isUnreadable(reason) ? new Unreadable(reason.message, files.reading()) : reason
  })
}

/** Of several files, the one that is read is named where it cannot be. */
function namingFiles(texts: readonly AsyncIterable<string>[], { files }: StoredImport) {
  let reading = ''
  return {
    texts: texts.map(async function* (text, index) {
      reading = files[index]?.name ?? ''
      yield* text
    }),
    reading: (): string => (files.length > 1 ? reading : ''),
  }
}

/** Notes each picture, and ends where somebody wants it to. What came before and is still in the media is not fetched again. */
async function watchOf({ id }: StoredImport, { imports, fetched, library }: Needs, stopping: AbortSignal): Promise<Watch> {
  const before = await fetched.all(id)
  const there = await library.find([...before.values()].map(({ file }) => nameOf(file)))
  const checkpoint = async (): Promise<void> => {
    await nextTurn()
    if (stopping.aborted || (await imports.stateOf(id)) !== 'running') throw new Interrupted()
  }
  return {
    checkpoint,
    memory: {
      known: new Map([...before].filter(([, taken]) => there.has(nameOf(taken.file)))),
      keep: (attachment, taken) => fetched.keep(id, attachment, taken),
    },
    progress: async (done, total) => {
      await checkpoint()
      await imports.note(id, { progress: { step: done < total ? 'pictures' : 'saving', done, total } })
    },
  }
}

/** A pause is one from here on; what a server left behind is taken up by the next. */
async function interrupt(row: StoredImport, { db, jobs, imports }: Needs, stopping: AbortSignal): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = await imports.forChange(row.id, trx)
    if (now?.state === 'pausing') await imports.move(now, { state: 'paused' }, trx)
    else if (now?.state === 'running' && stopping.aborted) await jobs.add(IMPORT_JOB, { id: row.id }, trx)
  })
}

async function fail(row: StoredImport, reason: string, needs: Needs, report?: ImportReport): Promise<void> {
  await ifStill(row, needs, (now, trx) => needs.imports.move(now, { state: 'failed', reason, ...(report && { report }) }, trx))
}

type Then = (now: StoredImport, trx: Parameters<ImportsStore['forChange']>[1]) => Promise<void>

/** Another import may have taken its place meanwhile, and its owner may have wanted a pause that came too late. */
const ifStill = ({ id }: StoredImport, { db, imports }: Needs, then: Then): Promise<StoredImport | undefined> =>
  db.transaction().execute(async (trx) => {
    const now = await imports.forChange(id, trx)
    if (!now || !['reading', 'running', 'pausing'].includes(now.state)) return undefined
    await then(now, trx)
    return now
  })

function reasonOf(reason: unknown, { id, files, choices }: StoredImport, { log }: Needs): string {
  if (reason instanceof Unreadable) {
    const { file, message } = reason
    if (file) return messages.damagedOf(file, message)
    return files.length ? messages.damaged(message) : messages.notRead(choices.from, message)
  }
  log.error({ err: reason, import: id }, 'a WordPress import could not be finished')
  return messages.stopped
}
