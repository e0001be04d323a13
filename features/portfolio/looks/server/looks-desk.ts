import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { rowsWhere } from '@frontage/kit/trash-rows.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { issueMessages, ownerMessages } from '../../messages'
import { mayShowWork } from '../../server/policy'
import { getLook } from '../../wire'
import { fitting } from '../stored-look'
import { listLooks, removeLook, saveLook } from '../wire.admin'
import type { LooksStore } from './looks.store'

type Desk = Pick<Tools, 'db' | 'audit' | 'clock' | 'events' | 'trash'>

/** In the trash. */
const KIND = 'portfolio-display'

/** Settings of the block under names and numbers: pages ask for them by number, owners change them. */
export function createLookRoutes(tools: Desk, looks: LooksStore): Route[] {
  tools.trash.handle(KIND, { title: 'Portfolio display', right: mayShowWork, tells: 'portfolio.changed' })
  return [
    answer(getLook)
      .allow(anyone)
      .with(async ({ id }) => {
        const look = await looks.find(id)
        if (!look) throw new Refusal('no-such-look', issueMessages.noSuchLook, { status: 404, field: 'id' })
        return { settings: look.settings }
      }),
    answer(listLooks)
      .allow(mayShowWork)
      .with(async () => ({ looks: await looks.list() })),
    saveLookRoute(tools, looks),
    removeLookRoute(tools, looks),
  ]
}

const saveLookRoute = ({ db, audit, clock, events }: Desk, looks: LooksStore): Route =>
  answer(saveLook)
    .allow(mayShowWork)
    .with(async ({ id, title, settings, revision }, context) => {
      const record = { title, settings: fitting(settings), updatedAt: clock.now().toISOString(), ...(id && { id }) }
      const look = await db.transaction().execute(async (trx) => {
        const known = id ? await looks.findForChange(id, trx) : undefined
        if (known) refuseOutdated(revision, known.revision)
        const kept = await looks.keep(record, trx)
        if (!kept) throw new Refusal('look-gone', ownerMessages.lookGone, { status: 404, field: 'id' })
        await audit.note({ action: id ? 'look.change' : 'look.add', target: `look ${kept.id}` }, context, trx)
        await events.tell('portfolio.changed', trx)
        return kept
      })
      return { look }
    })

const removeLookRoute = ({ db, audit, events, trash }: Desk, looks: LooksStore): Route =>
  answer(removeLook)
    .allow(mayShowWork)
    .with(({ id }, context) =>
      db.transaction().execute(async (trx) => {
        const look = await looks.findForChange(id, trx)
        if (!look) return { removed: false, trash: [] }
        const rows = { portfolio_look: await rowsWhere('portfolio_look', 'id', id, trx) }
        await looks.remove(id, trx)
        await audit.note({ action: 'look.remove', target: `look ${id}` }, context, trx)
        await events.tell('portfolio.changed', trx)
        return { removed: true, trash: [await trash.put({ kind: KIND, key: String(id), title: look.title, rows }, context, trx)] }
      }),
    )
