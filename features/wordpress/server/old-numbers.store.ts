import type { Feature, PageMoved, Tools } from '@frontage/kit/feature.server'
import type { OldPostTables } from './old-posts.tables'

type Numbers = Required<Pick<Feature, 'redirectQuery'>> & { readonly pageMoved: PageMoved }

/** Paths at which a WordPress answers by number. */
const ASKED_AT = new Set(['/', '/index.php'])
const NAMES = ['p', 'page_id', 'attachment_id'] as const
const NUMBER = /^[1-9]\d{0,14}$/
const MEDIA = /^\/media\//

/** `/?p=12` leads to where page, post, picture or project 12 of the old site is now. A number that nothing has leads nowhere. */
export function createOldNumbers({ db: database, registry }: Pick<Tools, 'db' | 'registry'>): Numbers {
  const db = database.withTables<OldPostTables>()

  async function placeOf(number: number): Promise<string | undefined> {
    const found = db.selectFrom('wordpress_post').select('path').where('number', '=', number).where('path', '<>', '')
    const paths = (await found.orderBy('site').execute()).map(({ path }) => path)
    for (const path of paths) if (MEDIA.test(path) || (await registry.isThere(path))) return path
    return undefined
  }

  return {
    redirectQuery: async (path, query) => {
      const number = ASKED_AT.has(path) ? numberIn(query) : undefined
      if (number === undefined) return undefined
      return async () => {
        const to = await placeOf(number)
        return to === undefined ? undefined : { status: 301, to }
      }
    },
    pageMoved: async ({ from, to }, trx) =>
      void (await trx.withTables<OldPostTables>().updateTable('wordpress_post').set({ path: to }).where('path', '=', from).execute()),
  }
}

function numberIn(query: string): number | undefined {
  const said = new URLSearchParams(query)
  const text = NAMES.map((name) => said.get(name)).find((value) => value !== null)
  return text && NUMBER.test(text) ? Number(text) : undefined
}
