import { readFrame } from '@frontage/kit/frame.server'
import type { Menu, MenuInto } from '@frontage/kit/menu.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { answer, type Context, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { type Frame, frameIn, isFramed, linksIn } from '../frame'
import { messages } from '../messages.admin'
import { type Branch, type Link, MOST_LINKS } from '../navigation'
import { addMenuLink, getMenu, removeMenuLink } from '../wire.menu'
import type { FrameStore } from './frame.store'
import { type FrameContext, setPublished } from './frame-desk'
import { mayFrame } from './policy'

/** The links with another one, or without one; undefined where that changes nothing. */
type Change = (links: readonly Branch[]) => readonly Branch[] | undefined

const leadsTo = (links: readonly Branch[], href: string): boolean => linksIn({ links }).includes(href)
const withLink =
  (link: Link): Change =>
  (links) =>
    leadsTo(links, link.href) ? undefined : [...links, link]
const withoutLink =
  (href: string): Change =>
  (links) => {
    const at = links.findLastIndex((link) => link.href === href && !link.children?.length)
    return at < 0 ? undefined : links.toSpliced(at, 1)
  }
const menuOf = ({ links }: Frame): readonly Branch[] => (Array.isArray(links) ? (links as Branch[]) : [])

/** The menu at the top of every page, as others change it: in public at once, and in the draft of whoever works on the header. */
export function createMenu(tools: FrameContext, store: FrameStore): Menu {
  async function change(to: Change, into: MenuInto): Promise<boolean> {
    const { trx, by } = into
    const shown = await headerIn(trx, tools)
    const links = to(menuOf(shown ?? {}))
    if (!links) return false
    const header = shown ?? (await newHeader(trx))
    if (links.length > MOST_LINKS) throw new Refusal('menu-full', messages.menuFull(MOST_LINKS), { status: 409 })
    const now = { at: tools.clock.now().toISOString(), by }
    const { revision, frame } = await store.draft('header', trx)
    const drafted = frame && to(menuOf(frame))
    const draft = frame && (drafted ? { ...frame, links: drafted } : frame)
    // Whoever has the header open reads of it before they save over it.
    if (!(await store.setDraft('header', revision, draft, now, trx)))
      throw new Refusal('frame-changed', messages.changedBy(''), { status: 409 })
    await setPublished('header', { ...header, links }, now, trx, tools, store)
    await tools.events.tell('pages.changed', trx)
    return true
  }
  return {
    hrefs: async (trx) => linksIn({ links: menuOf(frameIn('header', await readFrame('header', siteIn(trx, tools)))) }),
    add: (link, into) => change(withLink(link), into),
    remove: (href, into) => change(withoutLink(href), into),
  }
}

const siteIn = (trx: AnyDatabase | undefined, { site, log }: FrameContext) => ({ site: trx ? createSite(trx) : site, log })

/** The header that visitors see; undefined where there is none yet. */
async function headerIn(trx: AnyDatabase, tools: FrameContext): Promise<Frame | undefined> {
  const modules = await readFrame('header', siteIn(trx, tools))
  return isFramed('header', modules) ? frameIn('header', modules) : undefined
}

/** The first header of a site, with its name. */
async function newHeader(trx: AnyDatabase): Promise<Frame> {
  const name = await createSite(trx).read('name')
  if (!name) throw new Refusal('no-header', messages.noHeader, { status: 409 })
  return { name, links: [] }
}

type Work = (into: MenuInto) => Promise<boolean>

/** The menu for whoever knows pages: where it leads, one link more, and one less. */
export function createMenuRoutes({ db, audit }: FrameContext, menu: Menu): Route[] {
  const noted = (action: string, target: string, context: Context, work: Work): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const isChanged = await work({ trx, by: context.actor.role === 'visitor' ? '' : context.actor.name })
      if (isChanged) await audit.note({ action, target }, context, trx)
      return isChanged
    })
  return [
    answer(getMenu)
      .allow(mayFrame)
      .with(async () => ({ hrefs: [...(await menu.hrefs())] })),
    answer(addMenuLink)
      .allow(mayFrame)
      .with(async (link, context) => ({
        isAdded: await noted('frame.add-link', link.href, context, (into) => menu.add(link, into)),
      })),
    answer(removeMenuLink)
      .allow(mayFrame)
      .with(async ({ href }, context) => ({
        isRemoved: await noted('frame.remove-link', href, context, (into) => menu.remove(href, into)),
      })),
  ]
}
