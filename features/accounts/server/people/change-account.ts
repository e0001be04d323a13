import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { changeAccount } from '../../wire.admin'
import { mayManageAccounts } from '../policy'
import type { Presenter } from '../presenter'
import type { Stores } from '../stores'

type Door = Pick<Tools, 'audit' | 'events'> & { readonly stores: Stores; readonly presenter: Presenter }

const gone = (): Refusal => new Refusal('no-such-account', messages.noSuchAccount, { status: 404 })

/** Changes a role or a lock. Both hold from the next request on; a shut account's sessions end for good. */
export const changeAccountRoute = ({ audit, events, stores, presenter }: Door) =>
  answer(changeAccount)
    .allow(mayManageAccounts)
    .proved()
    .with(async ({ id, role, disabled }, context) => {
      const account = await stores.together(async ({ accounts, sessions, trx }) => {
        await accounts.lockOwners()
        if (role) await accounts.setRole(id, role)
        if (disabled !== undefined) await accounts.setDisabled(id, disabled)
        if (disabled) await sessions.endAll(id)
        if (!(await accounts.hasActiveOwner())) throw new Refusal('last-owner', messages.lastOwner, { status: 409 })
        const changed = await accounts.find(id)
        if (!changed || changed.removed_at) throw gone()
        await audit.note({ action: 'account.change', target: `account ${id} (${wordsFor({ role, disabled })})` }, context, trx)
        await events.tell('accounts.changed', trx)
        return changed
      })
      return { account: await presenter.accountOf(account) }
    })

const wordsFor = ({ role, disabled }: { role: string | undefined; disabled: boolean | undefined }): string =>
  [role, disabled === undefined ? undefined : disabled ? 'disabled' : 'enabled'].filter(Boolean).join(', ') || 'unchanged'
