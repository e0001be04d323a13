import type { Actor } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import type { AccountsStore } from './accounts.store'
import type { AccountRow } from './accounts.tables'

/** The account of whoever asks. */
export async function requireAccount(accounts: AccountsStore, actor: Actor): Promise<AccountRow> {
  const account = actor.role === 'visitor' ? undefined : await accounts.find(actor.accountId)
  if (!account) throw new Refusal('no-such-account', messages.noSuchAccount, { status: 401 })
  return account
}
