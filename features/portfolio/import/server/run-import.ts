import type { Tools } from '@frontage/kit/feature.server'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { piecesOf } from '@frontage/kit/wordpress/export/wxr.server'
import type { PortfolioImport } from '../wire.admin'
import { type ImportedItem, importedItem } from './imported-item'
import { createImportsStore, type Payload } from './imports.store'
import { readSite } from './read-site'
import { readWxr } from './read-wxr'
import { createTakeIn } from './take-in'

/** `{ id, from }`: reads the source, or takes in the next few items. A step is short, so that no step is done twice at once. */
export const IMPORT_JOB = 'portfolio.import'
const ITEMS_A_STEP = 4
const MOST_LINES = 100

type Running = PortfolioImport & object
type Step = { readonly id: number; readonly from: number }

export function handleImportJobs(
  tools: Pick<Tools, 'db' | 'jobs' | 'clock' | 'events' | 'library' | 'publicUrl' | 'log'>,
  readOut: ReadOut,
): void {
  const imports = createImportsStore(tools.db)
  const takeIn = createTakeIn({ ...tools, readOut })

  async function begin(running: Running, payload: Payload): Promise<void> {
    try {
      const whole = await readAll(payload, readOut, tools.clock.now().toISOString())
      await next({ ...running, total: whole.items.length }, 0, whole)
    } catch (reason) {
      tools.log.warn({ err: reason, import: running.id }, 'an import could not be read')
      await imports.note({ ...running, state: 'failed', reason: reasonOf(reason) })
    }
  }

  async function next(running: Running, from: number, payload?: Payload): Promise<void> {
    const isOver = from >= running.total
    await tools.db.transaction().execute(async (trx) => {
      await imports.note(isOver ? { ...running, state: 'done' } : running, payload, trx)
      if (!isOver) await tools.jobs.add(IMPORT_JOB, { id: running.id, from }, trx)
    })
  }

  tools.jobs.handle(IMPORT_JOB, {
    hasOwnList: true,
    run: async (step) => {
      const { id, from } = step as Step
      const [running, payload] = await Promise.all([imports.find(id), imports.payload(id)])
      if (!running || !payload) return
      if (payload.text !== undefined || payload.address !== undefined) return begin(running, payload)
      let report = { ...running }
      for (const item of payload.items.slice(from, from + ITEMS_A_STEP)) report = await takeOne(item, report, payload)
      await next({ ...report, done: Math.min(from + ITEMS_A_STEP, report.total) }, from + ITEMS_A_STEP)
    },
    buried: async (step, error) => {
      const running = await imports.find((step as Step).id)
      if (running) await imports.note({ ...running, state: 'failed', reason: error.slice(0, 200) })
    },
  })

  async function takeOne(item: ImportedItem, report: Running, { withPictures, state }: Payload): Promise<Running> {
    try {
      const { isNew, pictures, missed } = await takeIn(item, { withPictures, state })
      const told = missed.map((reason) => ({ title: item.title, reason: `A picture is missing: ${reason}` }))
      const counted = {
        added: report.added + Number(isNew),
        changed: report.changed + Number(!isNew),
        pictures: report.pictures + pictures,
      }
      return { ...report, ...counted, left: [...report.left, ...told].slice(0, MOST_LINES) }
    } catch (reason) {
      tools.log.warn({ err: reason, import: report.id }, 'an item could not be taken in')
      const line = { title: item.title, reason: 'It could not be saved.' }
      return { ...report, left: [...report.left, line].slice(0, MOST_LINES), leftOut: report.leftOut + 1 }
    }
  }
}

async function readAll({ text, address, ...rest }: Payload, readOut: ReadOut, now: string): Promise<Payload> {
  const raw = text === undefined ? await readSite(address ?? '', readOut) : await readWxr(piecesOf(text))
  return { ...rest, items: raw.flatMap((item) => importedItem(item, now) ?? []) }
}

const reasonOf = (reason: unknown): string => (reason instanceof Error ? reason.message : 'it could not be read').slice(0, 200)
