import { createHash } from 'node:crypto'
import { withoutEndSlashes } from '@frontage/kit/path'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import type { OldPostTables } from '../old-posts.tables'

const AT_ONCE = 200
/** Who has a post open, and the like. */
const VOLATILE = /^_edit_(?:lock|last)$/
const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)
/** What is left of a post once it came, to see whether it is changed there. */
export const printOf = ({ status, title, content, excerpt, date, meta }: WxrItem): string =>
  shortHash(JSON.stringify([status, title, content, excerpt, date, [...meta].filter(([name]) => !VOLATILE.test(name))]))

/** Numbers of posts are those of one site: two sites may have the same ones. */
const siteKeyOf = ({ url }: WxrSite): string => {
  const { host = '', pathname = '' } = URL.parse(url) ?? {}
  return withoutEndSlashes(host.replace(/^www\./, '') + pathname).slice(0, 200)
}

/** Numbers that are made of what something says: fifteen digits. */
const NUMBERS = 900_000_000_000_000n
/** Where those are from. */
const BY_WHAT_IT_SAYS = 'what it says'

/** A number for what has none of its own, or one of a site that nobody names: the same for the same. */
export const numberFor = (identity: string): string =>
  String((createHash('sha256').update(identity).digest().readBigUInt64BE() % NUMBERS) + 1n)

/** Whether it is a number that WordPress gives. */
export const isNumber = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id)
const numberIn = (id: string): number | undefined => (isNumber(id) ? Number(id) : undefined)

export type OldPosts = ReturnType<typeof createOldPosts>

/** What came of an old site, by its numbers there. No words of anybody are kept with them. */
export const createOldPosts = (database: AnyDatabase, from: WxrSite) => oldPostsOf(database, siteKeyOf(from), printOf)

/** The same of rows of tables and files, by what tells them from all others; `said`: what one of them says. */
export const createOldRows = (database: AnyDatabase, said: (post: WxrItem) => string) =>
  oldPostsOf(database, BY_WHAT_IT_SAYS, (post) => shortHash(said(post)))

function oldPostsOf(database: AnyDatabase, site: string, printOf: (post: WxrItem) => string) {
  const tablesIn = (trx: AnyDatabase) => trx.withTables<OldPostTables>()

  return {
    printOf,

    /** What visitors wrote and came before, by its number. */
    prints: async (): Promise<Map<string, string>> => {
      const rows = tablesIn(database)
        .selectFrom('wordpress_post')
        .select(['number', 'print'])
        .where('site', '=', site)
        .where('print', '<>', '')
      return new Map((await rows.execute()).map(({ number, print }) => [String(number), print]))
    },

    /** Where everything is that has an address. What came before may have been moved here since: it stays where it is. */
    keepPlaces: async (places: ReadonlyMap<string, string>): Promise<void> => {
      const rows = [...places].flatMap(([id, path]) => {
        const number = numberIn(id)
        return number === undefined ? [] : [{ site, number, path, print: '' }]
      })
      await database.transaction().execute(async (trx) => {
        for (let start = 0; start < rows.length; start += AT_ONCE)
          await tablesIn(trx)
            .insertInto('wordpress_post')
            .values(rows.slice(start, start + AT_ONCE))
            .onConflict((conflict) =>
              conflict
                .columns(['number', 'site'])
                .doUpdateSet(({ ref }) => ({ path: ref('excluded.path') }))
                .where('wordpress_post.path', '=', ''),
            )
            .execute()
      })
    },

    /** Notes what visitors wrote, as it came. */
    remember: async (posts: readonly WxrItem[], trx: AnyDatabase): Promise<void> => {
      const rows = posts.flatMap((post) => {
        const number = numberIn(post.id)
        return number === undefined ? [] : [{ site, number, path: '', print: printOf(post) }]
      })
      for (let start = 0; start < rows.length; start += AT_ONCE)
        await tablesIn(trx)
          .insertInto('wordpress_post')
          .values(rows.slice(start, start + AT_ONCE))
          .onConflict((conflict) => conflict.columns(['number', 'site']).doUpdateSet(({ ref }) => ({ print: ref('excluded.print') })))
          .execute()
    },
  }
}
