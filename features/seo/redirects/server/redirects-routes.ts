import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { mayRedirect } from '../../server/policy'
import type { Sitemaps } from '../../server/sitemaps'
import { SHOWN_MISSING } from '../../spec'
import { messages } from '../messages'
import { forgetMissing, getRedirect, listMissing, listRedirects, removeRedirect, saveRedirect } from '../wire.admin'
import type { Counts } from './counts'
import type { CountsStore } from './counts.store'
import { rulesIn } from './redirect-rules'
import { REDIRECTS_CHANGED } from './redirects'
import { type RedirectRow, type RedirectsStore, redirectRevisionOf, ruleOf } from './redirects.store'
import { removedRedirect } from './removed-redirects'

export type RedirectTools = Pick<Tools, 'db' | 'audit' | 'clock' | 'events' | 'trash'> & {
  readonly store: RedirectsStore
  readonly counted: CountsStore
  readonly counts: Counts
  readonly sitemaps: Sitemaps
}

const PER_PAGE = 50

/** Redirects as their owner looks after them. */
export const createRedirectsRoutes = (tools: RedirectTools): Route[] => [
  listRoute(tools),
  getRoute(tools),
  saveRoute(tools),
  removeRoute(tools),
  missingRoute(tools),
  forgetRoute(tools),
]

const listRoute = ({ store, counted, counts }: RedirectTools): Route =>
  answer(listRedirects)
    .allow(mayRedirect)
    .with(async ({ q, page }) => {
      await counts.write()
      const { rows, total } = await store.page(q.trim(), PER_PAGE, (page - 1) * PER_PAGE)
      const uses = await counted.uses(rows.map(({ id }) => id))
      const redirects = rows.map((row) => ({
        ...ruleOf(row),
        isAutomatic: row.is_automatic === 1,
        revision: redirectRevisionOf(row),
        hits: 0,
        lastDay: '',
        ...uses.get(row.id),
      }))
      return { redirects, total, perPage: PER_PAGE }
    })

const there = (row: RedirectRow | undefined): RedirectRow => {
  if (!row) throw new Refusal('redirect-gone', messages.redirectGone, { status: 404 })
  return row
}

const getRoute = ({ store }: RedirectTools): Route =>
  answer(getRedirect)
    .allow(mayRedirect)
    .with(async ({ id }) => {
      const row = there(await store.find(id))
      const { from, to, status } = ruleOf(row)
      return { redirect: { from, to, status }, revision: redirectRevisionOf(row) }
    })

const saveRoute = ({ db, audit, clock, events, store, counted, sitemaps }: RedirectTools): Route =>
  answer(saveRedirect)
    .allow(mayRedirect)
    .with(async ({ id, redirect, revision }, context) => {
      const stands = await sitemaps.stands()
      const kept = await db.transaction().execute(async (trx) => {
        const rules = await rulesIn(store, stands, trx)
        if (id) refuseOutdated(revision, redirectRevisionOf(there(await store.findForChange(id, trx))))
        const rule = { ...rules.checked({ ...redirect, isAutomatic: false }, id), createdAt: clock.now().toISOString() }
        if (id) await store.change(id, rule, trx)
        const number = id || (await store.add([rule], trx))[0]!
        if (rule.status !== 410) await store.setTarget(rules.leadingTo(rule), rule.to, trx)
        await audit.note({ action: id ? 'redirect.change' : 'redirect.add', target: `redirect ${number}` }, context, trx)
        await events.tell(REDIRECTS_CHANGED, trx)
        return { id: number, shortened: rule.to === redirect.to ? '' : rule.to }
      })
      await counted.forget(redirect.from)
      return kept
    })

const removeRoute = ({ db, audit, events, store, trash }: RedirectTools): Route =>
  answer(removeRedirect)
    .allow(mayRedirect)
    .with(({ id }, context) =>
      db.transaction().execute(async (trx) => {
        const removed = await removedRedirect(id, trx)
        if (!removed) return { removed: false, trash: [] }
        await store.remove([id], trx)
        await audit.note({ action: 'redirect.remove', target: `redirect ${id}` }, context, trx)
        await events.tell(REDIRECTS_CHANGED, trx)
        return { removed: true, trash: [await trash.put(removed, context, trx)] }
      }),
    )

const missingRoute = ({ counted, counts }: RedirectTools): Route =>
  answer(listMissing)
    .allow(mayRedirect)
    .with(async () => {
      await counts.write()
      return { missing: await counted.missing(SHOWN_MISSING) }
    })

const forgetRoute = ({ audit, counted, counts }: RedirectTools): Route =>
  answer(forgetMissing)
    .allow(mayRedirect)
    .with(async ({ path }, context) => {
      await counts.write()
      const forgotten = await counted.forget(path)
      // How many: what visitors typed stands in no line.
      if (forgotten) await audit.note({ action: 'redirect.forget-missing', target: `addresses ${forgotten}` }, context)
      return { forgotten }
    })
