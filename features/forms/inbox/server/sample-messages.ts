import { copyFile, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import { hashOf } from '@frontage/kit/keyed-hash.server'
import * as v from 'valibot'
import { doubts } from '../../doubts'
import { entryStates } from '../../entry'
import { contentOf, searchTextOf, senderOf, summaryOf } from '../../server/entry-content'
import { fileKinds } from '../../server/file-kinds'
import { fileEndingOf } from '../../server/file-name'
import type { KnownForm } from '../../server/forms.store'
import { readSent } from '../../server/sent-form'
import type { Stores } from '../../server/stores'

const HOUR = 3_600_000

const samples = v.array(
  v.object({
    /** Title of its form. */
    form: v.string(),
    hoursAgo: v.number(),
    state: v.picklist(entryStates),
    doubts: v.optional(v.array(v.picklist(doubts)), []),
    page: v.string(),
    values: v.record(v.string(), v.string()),
    /** `from` is a path within the folder of demo data. */
    files: v.optional(v.array(v.object({ field: v.string(), name: v.string(), from: v.string() })), []),
  }),
)
type Sample = v.InferOutput<typeof samples>[number]
type Needs = Pick<Tools, 'db' | 'clock' | 'keys' | 'files'>

/** Messages that show what an inbox looks like. Nothing goes out about them. */
export async function addSampleMessages(needs: Needs, { forms, entries, files }: Stores, folder: string): Promise<void> {
  const text = await readFile(path.join(folder, 'messages.json'), 'utf8').catch(() => '[]')
  const ids = new Map((await forms.list()).map(({ id, title }) => [title, id]))
  // The newest comes last, as if they had come in one after the other.
  for (const sample of v.parse(samples, JSON.parse(text)).toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const known = await forms.find(ids.get(sample.form) ?? 0)
    if (!known) continue
    const kept = await Promise.all(sample.files.map((file, place) => keepFile(needs, files, folder, { ...file, place })))
    await needs.db.transaction().execute(async (trx) => {
      await files.give(kept, await entries.add(rowOf(needs, known, sample), trx), trx)
    })
  }
}

function rowOf({ clock, keys }: Needs, { id, version, form }: KnownForm, { state, doubts, page, values, files, hoursAgo }: Sample) {
  const content = contentOf(readSent(form, values))
  return {
    ...{ form_id: id, version, state, page, doubts: JSON.stringify(doubts), files: files.length, is_held: doubts.length ? 1 : 0 },
    sender: senderOf(form, content),
    summary: summaryOf(content),
    content: JSON.stringify(content),
    search_text: searchTextOf(content),
    at: new Date(clock.now().getTime() - hoursAgo * HOUR).toISOString(),
    content_key: hashOf(keys, 'form-body', String(id), JSON.stringify(values)),
  }
}

type Source = Sample['files'][number] & { readonly place: number }

/** A copy of it goes the way of every file that comes in. */
async function keepFile(needs: Needs, files: Stores['files'], folder: string, { field, name, from, place }: Source): Promise<number> {
  const spool = needs.files.incoming()
  const copy = spool.next()
  await copyFile(path.join(folder, from), copy)
  const ending = fileEndingOf(name)
  const { size } = await stat(copy)
  return files.keep({ path: copy, size, hash: '' }, { ending, type: fileKinds[ending]?.type ?? '' }, { field, name, place })
}
