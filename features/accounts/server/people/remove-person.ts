import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { REMOVED_LASTS } from '../../spec'
import { bringBackPerson, removePerson } from '../../wire.people'
import { mayManageAccounts } from '../policy'
import type { Presenter } from '../presenter'
import type { Stores } from '../stores'

type Door = Pick<Tools, 'audit' | 'clock' | 'events'> & { readonly stores: Stores; readonly presenter: Presenter }

const gone = (): Refusal => new Refusal('no-such-account', messages.noSuchAccount, { status: 404 })

/** Taking people away, and back. */
export const removeRoutes = (door: Door): Route[] => [removePersonRoute(door), bringBackPersonRoute(door)]

const removePersonRoute = ({ audit, clock, events, stores, presenter }: Door) =>
  answer(removePerson)
    .allow(mayManageAccounts)
    .proved()
    .with(async ({ id }, context) => {
      if (context.actor.role !== 'visitor' && context.actor.accountId === id)
        throw new Refusal('not-yourself', messages.notYourself, { status: 409 })
      const account = await stores.together(async ({ accounts, removal, sessions, resets, newEmails, trx }) => {
        await accounts.lockOwners()
        await removal.remove(id, clock.now().toISOString())
        await sessions.endAll(id)
        await resets.cancel(id)
        await newEmails.cancel(id)
        if (!(await accounts.hasActiveOwner())) throw new Refusal('last-owner', messages.lastOwner, { status: 409 })
        const removed = await accounts.find(id)
        if (!removed) throw gone()
        await audit.note({ action: 'account.remove', target: `account ${id}` }, context, trx)
        await events.tell('accounts.changed', trx)
        return removed
      })
      return { account: await presenter.accountOf(account) }
    })

const bringBackPersonRoute = ({ audit, events, stores, presenter }: Door) =>
  answer(bringBackPerson)
    .allow(mayManageAccounts)
    .proved()
    .with(async ({ id }, context) => {
      const account = await stores.together(async ({ accounts, removal, trx }) => {
        if (!(await accounts.find(id))?.removed_at) throw new Refusal('not-removed', messages.isHere, { status: 409 })
        await removal.bringBack(id)
        await audit.note({ action: 'account.bring-back', target: `account ${id}` }, context, trx)
        await events.tell('accounts.changed', trx)
        const back = await accounts.find(id)
        if (!back) throw gone()
        return back
      })
      return { account: await presenter.accountOf(account) }
    })

/** Deletes for good who was removed long enough ago; hands back how many. */
export async function deleteRemoved({ clock, stores }: Pick<Door, 'clock' | 'stores'>): Promise<number> {
  const long = new Date(clock.now().getTime() - REMOVED_LASTS).toISOString()
  const ids = await stores.removal.removedBefore(long)
  for (const id of ids) await stores.together(({ removal }) => removal.delete(id))
  return ids.length
}
