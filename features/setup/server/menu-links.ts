import type { Tools } from '@frontage/kit/feature.server'
import type { Menu } from '@frontage/kit/menu.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { PageName } from '../spec'
import { filledPages } from './filled-pages'
import { fillingPages } from './pages/frame'
import { wordsIn } from './pages/language'
import { paths } from './pages/pages'
import type { SetupDesk } from './setup-desk'

const noteOf = (page: PageName): string => `menu ${page}`

/**
 * Adds pages that the set-up made to the menu once they have something to show: reviews with the first one that visitors see, and so
 * on. Each once: a link that its owner takes out stays out.
 */
export function addMenuLinks(desk: SetupDesk, { events, log }: Pick<Tools, 'events' | 'log'>): void {
  const check = (): Promise<void> => addAll(desk).catch((reason: unknown) => log.error({ err: reason }, 'a page was not added to the menu'))
  for (const name of ['reviews.changed', 'portfolio.changed', 'pages.changed'] as const) events.on(name, check)
}

async function addAll(desk: SetupDesk): Promise<void> {
  const menu = desk.registry.menu()
  const [made, notes] = [await desk.store.made(), await desk.store.notes()]
  const waiting = fillingPages.filter((name) => made.has(`page ${paths[name]}`) && !notes.has(noteOf(name)))
  if (!menu || !waiting.length || !(await desk.opening.isOpen())) return
  const filled = await filledPages(desk.registry)
  for (const name of waiting) if (filled.has(name) && (await desk.registry.pageAt(paths[name]))?.isPublished) await addOne(name, menu, desk)
}

/** Whoever is first: in all processes of the site it is done once. */
async function addOne(name: PageName, menu: Menu, desk: SetupDesk): Promise<void> {
  const { titles } = wordsIn((await desk.registry.look()).language)
  const add = desk.db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'the set-up')
    if ((await desk.store.notes(trx)).has(noteOf(name))) return
    await desk.store.note(noteOf(name), desk.now(), trx)
    await menu.add({ label: titles[name], href: paths[name] }, { trx, by: '' })
  })
  // A full menu stays as it is; whoever makes room in it gets the link with the next change.
  await add.catch((reason: unknown) => {
    if (!(reason instanceof Refusal)) throw reason
  })
}
