import { createHash } from 'node:crypto'
import { withoutEndSlashes } from '@frontage/kit/path'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import type { OldPostTables } from '../old-posts.tables'

const AT_ONCE = 200
/** Who has a post open, and the like. */
const VOLATILE = /^_edit_(?:lock|last)$/
/** What is left of a post once it came, to see whether it is changed there. */
export const printOf = ({ status, title, content, excerpt, date, meta }: WxrItem): string =>
  createHash('sha256')
    .update(JSON.stringify([status, title, content, excerpt, date, [...meta].filter(([name]) => !VOLATILE.test(name))]))
    .digest('base64url')
    .slice(0, 22)

/** Numbers of posts are those of one site: two sites may have the same ones. */
const siteKeyOf = ({ url }: WxrSite): string => {
  const { host = '', pathname = '' } = URL.parse(url) ?? {}
  return withoutEndSlashes(host.replace(/^www\./, '') + pathname).slice(0, 200)
}

/** Whether it is a number that WordPress gives. */
export const isNumber = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id)
const numberIn = (id: string): number | undefined => (isNumber(id) ? Number(id) : undefined)

export type OldPosts = ReturnType<typeof createOldPosts>

/** What came of an old site, by its numbers there. No words of anybody are kept with them. */
export function createOldPosts(database: AnyDatabase, from: WxrSite) {
  const site = siteKeyOf(from)
  const tablesIn = (trx: AnyDatabase) => trx.withTables<OldPostTables>()

  return {
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
