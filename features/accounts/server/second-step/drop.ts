import type { Tools } from '@frontage/kit/feature.server'
import type { Letters } from '../mails/letters'
import type { Stores } from '../stores'

type Door = Pick<Tools, 'audit' | 'outbox'> & { readonly stores: Stores; readonly letters: Letters }

const command = { actor: { role: 'visitor' }, requestId: 'command' } as const
const who = { accountId: null, name: 'command line' }

/** For the person who runs the server, when somebody has lost phone and recovery codes: the password alone signs in again. */
export const createDrop =
  ({ audit, outbox, stores, letters }: Door) =>
  async (email: string): Promise<boolean> => {
    const account = await stores.accounts.findByEmail(email.trim().toLowerCase())
    if (!account) return false
    const letter = await letters.changed(account, 'droppedByOperator')
    await stores.together(async ({ secondSteps, passkeys, sessions, trx }) => {
      await secondSteps.remove(account.id)
      await passkeys.removeAll(account.id)
      await sessions.endAll(account.id)
      await audit.note({ action: 'account.second-step-off', target: `account ${account.id}`, who }, command, trx)
      await outbox.add(letter, trx)
    })
    return true
  }
