import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { FREE_GUESSES } from '../../spec'
import { signIn } from '../../wire.admin'
import type { AccountRow } from '../accounts.tables'
import type { Passwords } from '../password/passwords'
import type { Presenter } from '../presenter'
import type { Guard } from './guard'
import { type Entrance, letIn, wrongCredentials } from './let-in'
import type { StepTickets } from './step-ticket'
import type { Tries } from './tries'

export type SignInDoor = Entrance &
  Pick<Tools, 'audit'> & {
    readonly tries: Tries
    readonly guard: Guard
    readonly passwords: Passwords
    readonly stepTickets: StepTickets
    readonly presenter: Presenter
  }

/** Whoever knows the password is in, or comes to the second step. Unknown, wrong and shut out look alike, and take as long. */
export const signInRoute = (door: SignInDoor) =>
  answer(signIn)
    .allow(anyone)
    .with(async ({ email, password }, context) => {
      const account = await door.stores.accounts.findByEmail(email)
      try {
        const right = await requirePassword(door, { email, password, account }, context)
        const step = await door.stepTickets.waysOf(right)
        if (step) {
          door.stepTickets.give(context, right)
          return { me: null, step }
        }
        await letIn(door, right, context)
        return { me: await door.presenter.meOf(right), step: null }
      } catch (reason) {
        await noteFailure(door, reason, account, context)
        throw reason
      }
    })

type Typed = { readonly email: string; readonly password: string; readonly account: AccountRow | undefined }

/** A browser that the account knows is counted for itself; all others also by account, wherever they are. */
async function requirePassword(door: SignInDoor, { email, password, account }: Typed, context: Context): Promise<AccountRow> {
  const device = door.devices.of(context).knownTo(account)
  const tries = door.tries.of(context.bucket, email, device)
  const guard = device ? undefined : door.guard.of(email)
  let guesses = 0
  const count = async (): Promise<void> => {
    await tries.count()
    guesses = (await guard?.count()) ?? 0
  }
  await tries.check()
  await guard?.check()
  if (!(await door.passwords.fits(password, account?.password_hash, count)) || !account || account.disabled) {
    if (guesses >= FREE_GUESSES && account) await tellOnce(door, account)
    throw wrongCredentials()
  }
  await tries.forgive()
  await guard?.takeBack()
  await door.tries.sweep()
  return account
}

async function tellOnce({ guard, letters, outbox }: SignInDoor, account: AccountRow): Promise<void> {
  if (!account.disabled && (await guard.isNews('guesses', account.id))) await outbox.add(await letters.guessed(account))
}

/** Seconds within which refusals of one account are told together. */
const FOLDED = 3600
/** Which refusals of them get a line: nobody can bury the log, and how many there were still stands in it. */
const isTold = (total: number): boolean => /^10*$/.test(String(total))

/** What was typed as the email is never kept: people type their password there. */
export async function noteFailure(
  { audit, tries }: Pick<SignInDoor, 'audit' | 'tries'>,
  reason: unknown,
  account: AccountRow | undefined,
  context: Context,
): Promise<void> {
  if (!(reason instanceof Refusal) || reason.status >= 500) return
  const action = reason.status === 429 ? 'account.sign-in-throttled' : 'account.sign-in'
  const whom = account ? `account ${account.id}` : 'unknown account'
  const total = await tries.refused(action, whom, FOLDED)
  if (!isTold(total)) return
  await audit.note({ action, target: total === 1 ? whom : `${whom} (${total} times within an hour)`, outcome: 'refused' }, context)
}
