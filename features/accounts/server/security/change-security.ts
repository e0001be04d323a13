import type { Tools } from '@frontage/kit/feature.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import type { AccountRow } from '../accounts.tables'
import type { AccountChange, Letters } from '../mails/letters'
import type { Stores } from '../stores'

export type SecurityDoor = Pick<Tools, 'audit' | 'outbox' | 'site'> & { readonly stores: Stores; readonly letters: Letters }

/** What happened: for the log, and for the e-mail about it; `passkey`: its name, where it is about one. */
export type SecurityChange = {
  readonly account: AccountRow
  readonly action: string
  readonly change: AccountChange
  readonly passkey?: string
}
type Work = (stores: Pick<Stores, 'passkeys' | 'secondSteps'>) => Promise<void>

/** A change of how somebody signs in, its line in the log and the e-mail about it, together or not at all. */
export async function changeSecurity(
  { stores, audit, outbox, letters }: SecurityDoor,
  context: Context,
  { account, action, change, passkey }: SecurityChange,
  work: Work,
): Promise<void> {
  const letter = await letters.changed(account, change, passkey === undefined ? {} : { passkey })
  await stores.together(async ({ trx, ...all }) => {
    await work(all)
    await audit.note({ action, target: `account ${account.id}` }, context, trx)
    await outbox.add(letter, trx)
  })
}
