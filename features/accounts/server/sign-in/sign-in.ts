import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { signIn } from '../../wire.admin'
import type { AccountRow } from '../accounts.tables'
import type { Passwords } from '../password/passwords'
import { meOf, type RightsOf } from '../presenter'
import type { Stores } from '../stores'
import type { Tries } from './tries'

type Door = Pick<Tools, 'audit' | 'clock' | 'settings'> & {
  readonly stores: Stores
  readonly tries: Tries
  readonly passwords: Passwords
}

const wrong = (): Refusal => new Refusal('wrong-credentials', messages.wrongCredentials, { status: 401 })

/** A new session for whoever knows the password. Unknown, wrong and shut out look alike, and take as long. */
export const signInRoute = (door: Door, rightsOf: RightsOf) =>
  answer(signIn)
    .allow(anyone)
    .with(async ({ email, password }, context) => {
      const account = await door.stores.accounts.findByEmail(email)
      const tries = door.tries.of(context.bucket, email)
      try {
        await tries.check()
        if (!(await door.passwords.fits(password, account?.password_hash, tries.count)) || !account) throw wrong()
        const token = await letIn(door, account, context)
        await tries.forgive()
        await Promise.all([door.stores.sessions.sweep(), door.tries.sweep()])
        context.cookie.set(token, door.settings.sessionAge)
        return { me: meOf(account, rightsOf) }
      } catch (reason) {
        await noteFailure(door, reason, account, context)
        throw reason
      }
    })

/** The session that this browser had before ends with the sign-in, whoever chose its value. */
const letIn = ({ stores, audit, clock }: Door, account: AccountRow, context: Context): Promise<string> =>
  stores.together(async ({ accounts, sessions, trx }) => {
    if (!(await accounts.letIn(account, clock.now().toISOString()))) throw wrong()
    if (context.cookie.token) await sessions.end(context.cookie.token)
    const who = { accountId: account.id, name: account.name }
    await audit.note({ action: 'account.sign-in', target: `account ${account.id}`, who }, context, trx)
    return sessions.start(account.id)
  })

/** Seconds within which refusals of one account are told together. */
const FOLDED = 3600
/** Which refusals of them get a line: nobody can bury the log, and how many there were still stands in it. */
const isTold = (total: number): boolean => /^10*$/.test(String(total))

/** What was typed as the email is never kept: people type their password there. */
async function noteFailure({ audit, tries }: Door, reason: unknown, account: AccountRow | undefined, context: Context): Promise<void> {
  if (!(reason instanceof Refusal) || reason.status >= 500) return
  const action = reason.status === 429 ? 'account.sign-in-throttled' : 'account.sign-in'
  const whom = account ? `account ${account.id}` : 'unknown account'
  const total = await tries.refused(action, whom, FOLDED)
  if (!isTold(total)) return
  await audit.note({ action, target: total === 1 ? whom : `${whom} (${total} times within an hour)`, outcome: 'refused' }, context)
}
