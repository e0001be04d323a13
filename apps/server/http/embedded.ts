import type { Said } from '@frontage/kit/island/island'
import type { PageModule, PageSource, StoredPage } from '@frontage/kit/island/page'
import { blockFolders } from '../blocks'

/** A widget that another page asks for: set up by itself, or one that stands on a page of this site under a name. */
export type Embedded = PageModule | { readonly block: string; readonly page: string; readonly name: string }

const named = /^([a-z]{1,30}(?:-[a-z]{1,30}){0,4})\.(0|[1-9]\d{0,8})(?:~(\{.{0,8000}\}))?$/s
const pathname = /^\/[^?#\s]{0,300}$/

/** What stands behind `show=review-list.3~{"perrow":"2"}`: the number, and what its place says. Undefined for what is nothing of ours. */
export function embeddedIn(asked: string): Embedded | undefined {
  const [, block = '', id, text = '{}'] = named.exec(asked) ?? []
  const definition = blockFolders.get(block)?.definition
  if (!definition) return undefined
  const said = saidIn(text)
  if ('namedBy' in definition && definition.namedBy) {
    const { page = '/', name } = said
    return name && pathname.test(page) ? { block, page, name } : undefined
  }
  if (!definition.stored) return undefined
  // Without a number only those can be set up that say all of it themselves.
  if (id === '0' && 'wake' in definition && !definition.markup) return undefined
  return { block, props: definition.stored(Number(id), said) as Record<string, unknown> }
}

const MOST_SAID = 60

/** Names with texts; whatever else was sent says nothing. */
function saidIn(text: string): Said {
  try {
    const all = Object.entries(JSON.parse(text) as Record<string, unknown>).slice(0, MOST_SAID)
    return Object.fromEntries(
      all.flatMap(([name, value]) => (/^[a-z-]{1,40}$/.test(name) && typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch {
    return {}
  }
}

/** What is asked for, ready to be drawn; what stands on a page is the one that visitors of that page see. */
export async function moduleOf(asked: Embedded | undefined, pages: Pick<PageSource, 'find'>): Promise<PageModule | undefined> {
  if (!asked || 'props' in asked) return asked
  const definition = blockFolders.get(asked.block)?.definition
  const attribute = definition && 'namedBy' in definition ? definition.namedBy : undefined
  const page = await pages.find(asked.page)
  return page && attribute
    ? modulesOn(page).find(({ block, props }) => block === asked.block && props[attribute] === asked.name)
    : undefined
}

const modulesOn = ({ rows }: StoredPage): PageModule[] => rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules))
