import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { targetOf } from '@frontage/kit/audit.server'
import { csvCell } from '@frontage/kit/csv'
import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Download } from '@frontage/kit/wire/download'
import { Refusal } from '@frontage/kit/wire/refusal'
import { written } from '@frontage/kit/wire/written-download.server'
import { pageMessages as say } from '../../messages.server'
import { contentIn } from '../../server/entry-content'
import { mayDeleteEntries, mayReadEntries } from '../../server/policy'
import { exportEntries, getEntryFile } from '../wire.downloads'
import { correctionOf } from './correction'
import type { CorrectionRow } from './corrections.store'
import type { ListedEntry } from './entry-list.store'
import type { ReplyRow } from './replies.store'
import type { Inbox } from './stores'

const AT_ONCE = 1_000

/** A file of a message: handed out as it came, under the type that was found in it. */
export const getEntryFileRoute = ({ files }: Pick<Tools, 'files'>, inbox: Inbox) =>
  answer(getEntryFile)
    .allow(mayReadEntries)
    .with(async ({ id, unchecked }) => {
      const row = await inbox.files.find(id)
      if (row?.scan === 'infected') throw new Refusal('file-infected', say.fileInfected, { status: 410 })
      if (row?.scan === 'waiting' && !unchecked) throw new Refusal('file-unchecked', say.fileUnchecked, { status: 409 })
      const bytes = row && (await files.read(row.key))
      if (!row || !bytes) throw new Refusal('file-gone', say.fileGone, { status: 404 })
      return new Download(row.name, row.type, bytes)
    })

/** All messages of a form, a column for each field. Every export is a line of the audit log. */
export const exportEntriesRoute = ({ audit, clock, files }: Pick<Tools, 'audit' | 'clock' | 'files'>, inbox: Inbox) =>
  answer(exportEntries)
    .allow(mayDeleteEntries)
    .proved()
    .with(async ({ form, state }, context) => {
      const found = await readThrough(inbox, { form, state })
      const content = await written(files.incoming, (target) =>
        pipeline(linesOf(inbox, { form, state }, found), createWriteStream(target, { flags: 'wx', mode: 0o600 })),
      )
      await audit.note({ action: 'entry.export', target: targetOf(found.ids, 'entries') }, context)
      return new Download(`messages-${clock.now().toISOString().slice(0, 10)}.csv`, 'text/csv; charset=utf-8', content)
    })

type Wanted = Pick<Parameters<Inbox['list']['page']>[0], 'form' | 'state'>
/** Ids of the messages, the newest first, and the labels of all their fields by name. */
type Found = { readonly ids: readonly number[]; readonly labels: ReadonlyMap<string, string> }

async function* pagesOf({ list }: Pick<Inbox, 'list'>, wanted: Wanted, before = 0): AsyncGenerator<ListedEntry[]> {
  let last = before
  for (;;) {
    const page = await list.page({ ...wanted, search: '', before: last }, AT_ONCE)
    if (page.length) yield page
    if (page.length < AT_ONCE) return
    last = page.at(-1)?.id ?? 0
  }
}

/** Which columns there are is known when all messages were read: they are read twice instead of being held. */
async function readThrough(inbox: Inbox, wanted: Wanted): Promise<Found> {
  const ids: number[] = []
  const labels = new Map<string, string>()
  for await (const page of pagesOf(inbox, wanted))
    for (const row of page) {
      ids.push(row.id)
      for (const { name, label } of contentIn(row)?.values ?? []) labels.set(name, label)
    }
  return { ids, labels }
}

/** Messages that came in meanwhile are left out. */
async function* linesOf(inbox: Inbox, wanted: Wanted, { ids, labels }: Found): AsyncGenerator<string> {
  yield lineOf([...Object.values(say.columns), ...labels.values()])
  if (!ids.length) return
  for await (const page of pagesOf(inbox, wanted, ids[0]! + 1)) {
    const numbers = page.map(({ id }) => id)
    const corrections = Map.groupBy(await inbox.corrections.of(numbers), (row) => row.entry_id)
    const replies = Map.groupBy(await inbox.replies.of(numbers), (row) => row.entry_id)
    const besideOf = ({ id }: ListedEntry) => [correctedWords(corrections.get(id) ?? []), repliedWords(replies.get(id) ?? [])]
    yield page.map((row) => lineOf(cellsOf(row, besideOf(row), [...labels.keys()]))).join('')
  }
}

function cellsOf(row: ListedEntry, beside: readonly string[], names: readonly string[]): string[] {
  const values = contentIn(row)?.values ?? []
  const said = names.map((name) => values.find((value) => value.name === name)?.values.join(', ') ?? '')
  return [String(row.id), row.at, row.form_title, row.state, row.page, ...beside, ...said]
}

const lineOf = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Each reply: when, by whom, and what it says. */
const repliedWords = (rows: readonly ReplyRow[]): string => rows.map(({ at, by, body }) => `${at} ${by}: ${body}`).join('\n')

/** Each correction in a line: when, by whom, why, and what stood there before. */
const correctedWords = (rows: readonly CorrectionRow[]): string =>
  rows
    .map(correctionOf)
    .map(
      ({ at, by, note, before }) =>
        `${at} ${by}: ${note} (${before.map(({ label, values }) => `${label}: ${values.join(', ')}`).join('; ')})`,
    )
    .join('\n')
