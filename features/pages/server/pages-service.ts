import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages as issueMessages } from '../messages.faults'
import { messages } from '../messages.refusals'
import type { ValidationIssue } from '../validation-issue'
import { issuesOf } from '../validation-issues'
import type { OpenedPage, PageState } from '../wire.admin'
import { currentOf } from './kept'
import { createPageHeads } from './page-heads.store'
import { pageStateOf } from './page-state'
import { createPagesStore, type PageRecord } from './pages.store'
import { createReadings } from './readings.store'
import { createSavedRowsStore } from './saved-rows.store'
import { createSharesStore } from './shares.store'
import { createVersionsStore } from './versions.store'

export type PagesTools = Pick<Tools, 'db' | 'audit' | 'clock' | 'events' | 'jobs' | 'library' | 'log' | 'publicUrl' | 'registry' | 'trash'>
export type PagesService = ReturnType<typeof createPagesService>

export const nameOf = ({ actor }: Pick<Context, 'actor'>): string => (actor.role === 'visitor' ? '' : actor.name)

/** What the owner's calls share: the stores, and what is said of a page. */
export function createPagesService(tools: PagesTools) {
  const stores = {
    pages: createPagesStore(tools.db),
    heads: createPageHeads(tools.db),
    versions: createVersionsStore(tools.db),
    shares: createSharesStore(tools.db),
    savedRows: createSavedRowsStore(tools.db),
    readings: createReadings(tools.db),
  }
  const now = (): string => tools.clock.now().toISOString()

  async function need(id: number, trx?: AnyDatabase): Promise<PageRecord> {
    const page = await stores.pages.find(id, trx)
    if (!page) throw new Refusal('page-gone', messages.gone, { status: 404 })
    return page
  }

  /** Faults of the document, and of its address among those of other pages. */
  async function issuesAt(page: PageRecord): Promise<ValidationIssue[]> {
    const document = currentOf(page)
    const { path } = document
    const [other] = (await stores.pages.at(path)).filter(({ id }) => id !== page.id)
    const taken = other ? [{ path: 'path', text: issueMessages.pathTaken(other.title) }] : []
    return [...taken, ...issuesOf(document, tools.registry.findBlock)]
  }

  const stateAt = async (page: PageRecord): Promise<PageState> => pageStateOf(page, await stores.shares.all(now()))

  const opened = async (page: PageRecord): Promise<OpenedPage> => ({
    ...{ id: page.id, revision: page.revision, document: currentOf(page) },
    faults: await issuesAt(page),
    ...(await stateAt(page)),
  })

  return { ...tools, ...stores, now, need, issuesAt, stateAt, opened }
}

/** Somebody else was faster. */
export const changedBy = ({ draft_by }: PageRecord): Refusal =>
  new Refusal('page-changed', messages.changed(draft_by ?? ''), { status: 409, field: 'revision' })
