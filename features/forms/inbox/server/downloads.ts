import { targetOf } from '@frontage/kit/audit.server'
import { csvCell } from '@frontage/kit/csv'
import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Download } from '@frontage/kit/wire/download'
import { Refusal } from '@frontage/kit/wire/refusal'
import { pageMessages as say } from '../../messages.server'
import { contentIn } from '../../server/entry-content'
import { mayDeleteEntries, mayReadEntries } from '../../server/policy'
import { exportEntries, getEntryFile } from '../wire.downloads'
import { correctionOf } from './correction'
import type { CorrectionRow } from './corrections.store'
import type { ListedEntry } from './entry-list.store'
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
export const exportEntriesRoute = ({ audit, clock }: Pick<Tools, 'audit' | 'clock'>, { list, corrections }: Inbox) =>
  answer(exportEntries)
    .allow(mayDeleteEntries)
    .with(async ({ form, state }, context) => {
      const rows: ListedEntry[] = []
      const corrected: CorrectionRow[] = []
      for (let before = 0; ; before = rows.at(-1)?.id ?? 0) {
        const page = await list.page({ form, state, search: '', before }, AT_ONCE)
        rows.push(...page)
        corrected.push(...(await corrections.of(page.map(({ id }) => id))))
        if (page.length < AT_ONCE) break
      }
      await audit.note(
        {
          action: 'entry.export',
          target: targetOf(
            rows.map(({ id }) => id),
            'entries',
          ),
        },
        context,
      )
      const name = `messages-${clock.now().toISOString().slice(0, 10)}.csv`
      return new Download(name, 'text/csv; charset=utf-8', Buffer.from(csvOf(rows, corrected)))
    })

function csvOf(rows: readonly ListedEntry[], corrected: readonly CorrectionRow[]): string {
  const corrections = Map.groupBy(corrected, (row) => row.entry_id)
  const messages = rows.map((row) => ({ row, values: contentIn(row)?.values ?? [] }))
  const labels = new Map(messages.flatMap(({ values }) => values.map(({ name, label }) => [name, label] as const)))
  const head = [...Object.values(say.columns), ...labels.values()]
  const lines = messages.map(({ row, values }) => {
    const said = [...labels.keys()].map((name) => values.find((value) => value.name === name)?.values.join(', ') ?? '')
    return [String(row.id), row.at, row.form_title, row.state, row.page, correctedWords(corrections.get(row.id) ?? []), ...said]
  })
  return [head, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Each correction in a line: when, by whom, why, and what stood there before. */
const correctedWords = (rows: readonly CorrectionRow[]): string =>
  rows
    .map(correctionOf)
    .map(
      ({ at, by, note, before }) =>
        `${at} ${by}: ${note} (${before.map(({ label, values }) => `${label}: ${values.join(', ')}`).join('; ')})`,
    )
    .join('\n')
