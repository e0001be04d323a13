import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Context, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { inviteAgain, invitePerson } from '../../wire.people'
import type { AccountRow } from '../accounts.tables'
import type { Passwords } from '../password/passwords'
import { mayManageAccounts } from '../policy'
import type { Presenter } from '../presenter'
import { newToken } from '../secrets'
import type { Stores } from '../stores'
import { createInvitationLinks, type InvitationDesk, type InvitationLinks, type Inviter } from './invitation-link'

type InviteDesk = Pick<Tools, 'audit' | 'clock' | 'events' | 'settings'> & {
  readonly stores: Stores
  readonly passwords: Passwords
  readonly presenter: Presenter
}
type InviteDoor = InviteDesk & { readonly invitations: InvitationLinks }
type Together = Parameters<Parameters<Stores['together']>[0]>[0]

const whoAsks = ({ actor, language }: Context): Inviter => ({ by: actor.role === 'visitor' ? '' : actor.name, language })
const takenBy = (account: AccountRow | undefined): Refusal =>
  new Refusal('email-taken', account?.removed_at ? messages.wasRemoved : messages.emailTaken, { status: 409, field: 'email' })

/** Asking people in. */
export function inviteRoutes(desk: InviteDesk & InvitationDesk): Route[] {
  const door = { ...desk, invitations: createInvitationLinks(desk) }
  return [invitePersonRoute(door), inviteAgainRoute(door)]
}

const invitePersonRoute = (door: InviteDoor) =>
  answer(invitePerson)
    .allow(mayManageAccounts)
    .proved()
    .with(async ({ name, email, role }, context) => {
      const { audit, clock, events, settings, stores, passwords, presenter } = door
      // Nobody knows this one: the person chooses the first that counts.
      const password_hash = await passwords.hash(newToken())
      const asLink = settings.carrier === 'folder'
      const { account, link } = await stores.together(async (inside) => {
        const added = await inside.accounts.add({ name, email, role, password_hash, created_at: clock.now().toISOString() })
        if (!added) throw takenBy(await inside.accounts.findByEmail(email))
        await audit.note({ action: 'account.invite', target: `account ${added.id} (${role})` }, context, inside.trx)
        await events.tell('accounts.changed', inside.trx)
        return { account: added, link: await invite(door, added, { asLink, inviter: whoAsks(context), inside }) }
      })
      return { account: await presenter.accountOf(account), link }
    })

/** Once more, as long as nobody has signed in with it. */
const inviteAgainRoute = (door: InviteDoor) =>
  answer(inviteAgain)
    .allow(mayManageAccounts)
    .proved()
    .with(async ({ id, asLink }, context) => {
      const { audit, settings, stores, presenter } = door
      const isHandedOver = asLink || settings.carrier === 'folder'
      const { account, link } = await stores.together(async (inside) => {
        const found = await inside.accounts.find(id)
        if (!found || found.disabled) throw new Refusal('no-such-account', messages.noSuchAccount, { status: 404 })
        if (found.last_seen_at) throw new Refusal('has-accepted', messages.hasAccepted, { status: 409 })
        await audit.note({ action: 'account.invite-again', target: `account ${id}` }, context, inside.trx)
        return { account: found, link: await invite(door, found, { asLink: isHandedOver, inviter: whoAsks(context), inside }) }
      })
      return { account: await presenter.accountOf(account), link }
    })

type How = { readonly asLink: boolean; readonly inviter: Inviter; readonly inside: Together }

/** The link, or '' where it goes by e-mail. An earlier one counts no longer, either way. */
async function invite(
  { invitations }: InviteDoor,
  account: AccountRow,
  { asLink, inviter, inside: { resets, trx } }: How,
): Promise<string> {
  const link = await invitations.linkOf(account, resets)
  if (asLink) return link
  await invitations.order(account, inviter, trx)
  return ''
}
