import type { Tools } from '@frontage/kit/feature.server'
import type { PostsTaken, TakingPosts } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import type { FilesFromElsewhere } from '../../../server/contracts'
import type { Stores } from '../../../server/stores'
import { type ComingMessage, comingRow, type EntryInsert, withoutAddresses } from './coming-message'
import { fetchFiles } from './fetch-files'

export type Needs = Pick<Tools, 'db' | 'clock' | 'events' | 'keys' | 'site'> & { readonly fromElsewhere: FilesFromElsewhere }

/** Messages that are stored in one transaction, and files that are fetched before it. */
const AT_ONCE = 200
const FILES_AT_ONCE = 10
/** What files of messages are called in a report. */
const FILE = 'file of a message'

type Row = { readonly post: WxrItem; readonly row: EntryInsert; readonly files: readonly number[] }

/** What of the posts becomes which message, and the posts that stay behind for good. */
export type Coming = {
  readonly posts: readonly WxrItem[]
  readonly staying: readonly WxrItem[]
  readonly messageOf: (post: WxrItem) => Promise<ComingMessage>
}

/** Stores messages of the old site with their files, some at once; a look only counts them. Nobody is told of them, and nothing is sent. */
export async function takeEntries(
  { posts, staying, messageOf }: Coming,
  on: TakingPosts,
  needs: Needs,
  stores: Pick<Stores, 'entries' | 'files'>,
): Promise<PostsTaken> {
  const gaps: string[] = []
  let files = 0
  let rows: Row[] = []
  const isFull = (): boolean => rows.length >= AT_ONCE || rows.reduce((sum, row) => sum + row.files.length, 0) >= FILES_AT_ONCE
  const store = async (): Promise<void> => {
    if (rows.length) await storeRows(rows, on, needs, stores)
    rows = []
  }
  for (const post of posts) {
    const message = await messageOf(post)
    if (on.isLook) {
      files += message.files.length
      continue
    }
    const fetched = await fetchFiles(message, on, needs.fromElsewhere)
    gaps.push(...fetched.gaps)
    files += fetched.ids.length
    const content = { ...message.content, values: withoutAddresses(message.content.values, fetched.came) }
    rows.push({ post, row: comingRow(message, content, fetched.ids.length, needs.clock.now(), needs.keys), files: fetched.ids })
    if (isFull()) await store()
  }
  await store()
  if (!on.isLook) await needs.db.transaction().execute((trx) => on.remember(staying, trx))
  return { came: posts.length, gaps, ...(files && { also: [{ what: FILE, count: files }] }) }
}

/** All of them with their files, or none: what was fetched for nothing is swept like what visitors never send. */
async function storeRows(
  rows: readonly Row[],
  on: TakingPosts,
  { db, events }: Needs,
  { entries, files }: Pick<Stores, 'entries' | 'files'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { row, files: ids } of rows)
      if (!(await files.give(ids, await entries.add(row, trx), trx))) throw new Error('a file of a message was swept while others came')
    await on.remember(
      rows.map(({ post }) => post),
      trx,
    )
    await events.tell('forms.received', trx)
  })
}
