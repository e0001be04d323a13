import type { Tools } from '@frontage/kit/feature.server'
import type { PostList, PostsTaken, TakingPosts } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import type { FilesFromElsewhere } from '../../../server/contracts'
import type { Stores } from '../../../server/stores'
import { type ComingMessage, comingRow, type EntryInsert, withoutAddresses } from './coming-message'
import { fetchFiles } from './fetch-files'

export type Needs = Pick<Tools, 'db' | 'clock' | 'events' | 'keys' | 'site'> & { readonly fromElsewhere: FilesFromElsewhere }

/** Messages that are stored in one transaction, characters that they have together, and files that are fetched before it. */
const AT_ONCE = 200
const LONGEST = 250_000
const FILES_AT_ONCE = 10
/** What files of messages are called in a report. */
const FILE = 'file of a message'

/** A post, and what became of it, if anything. */
type Row = { readonly post: WxrItem; readonly row?: EntryInsert; readonly files: readonly number[] }

/** What of the posts becomes which message; those that are not coming stay behind for good. Each is asked about once. */
export type Coming = {
  readonly posts: PostList
  readonly isComing: (post: WxrItem) => boolean
  readonly messageOf: (post: WxrItem) => Promise<ComingMessage>
}

/**
 * Stores messages of the old site with their files, the oldest first and some at once; a look only counts them. Nobody is told of them, and
 * nothing is sent.
 */
export async function takeEntries(
  { posts, isComing, messageOf }: Coming,
  on: TakingPosts,
  needs: Needs,
  stores: Pick<Stores, 'entries' | 'files'>,
): Promise<PostsTaken> {
  const gaps: string[] = []
  let [came, files] = [0, 0]
  const rows = createRows((some) => storeRows(some, on, needs, stores))
  for (const post of posts.oldestFirst) {
    if (!isComing(post)) {
      if (!on.isLook) await rows.add({ post, files: [] })
      continue
    }
    came++
    const message = await messageOf(post)
    if (on.isLook) {
      files += message.files.length
      continue
    }
    const fetched = await fetchFiles(message, on, needs.fromElsewhere)
    gaps.push(...fetched.gaps)
    files += fetched.ids.length
    const content = { ...message.content, values: withoutAddresses(message.content.values, fetched.came) }
    await rows.add({ post, row: comingRow(message, content, fetched.ids.length, needs.clock.now(), needs.keys), files: fetched.ids })
  }
  await rows.store()
  return { came, gaps, ...(files && { also: [{ what: FILE, count: files }] }) }
}

/** Holds rows until there are enough of them to be stored together. */
function createRows(keep: (rows: readonly Row[]) => Promise<void>) {
  let [rows, length, files]: [Row[], number, number] = [[], 0, 0]
  const store = async (): Promise<void> => {
    const some = rows
    ;[rows, length, files] = [[], 0, 0]
    if (some.length) await keep(some)
  }
  const add = async (row: Row): Promise<void> => {
    rows.push(row)
    for (const text of row.post.meta.values()) length += text.length
    files += row.files.length
    if (rows.length >= AT_ONCE || length >= LONGEST || files >= FILES_AT_ONCE) await store()
  }
  return { add, store }
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
      if (row && !(await files.give(ids, await entries.add(row, trx), trx)))
        throw new Error('a file of a message was swept while others came')
    await on.remember(
      rows.map(({ post }) => post),
      trx,
    )
    if (rows.some(({ row }) => row)) await events.tell('forms.received', trx)
  })
}
