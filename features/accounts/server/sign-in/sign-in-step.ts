import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { signInStep } from '../../wire.security'
import type { AccountRow } from '../accounts.tables'
import type { Codes } from '../second-step/codes'
import { letIn } from './let-in'
import { noteFailure, type SignInDoor } from './sign-in'

type Door = SignInDoor & { readonly codes: Codes }

const APP_CODE = /^\d{6}$/

/** The second step: a code of the app, or one of the recovery codes. Each is good once. */
export const signInStepRoute = (door: Door) =>
  answer(signInStep)
    .allow(anyone)
    .with(async ({ code }, context) => {
      const account = await door.stepTickets.accountOf(context)
      if (!account) throw new Refusal('step-gone', messages.stepGone, { status: 401 })
      try {
        const how = await requireCode(door, account, code, context)
        await letIn(door, account, context, how)
        return { me: await door.presenter.meOf(account) }
      } catch (reason) {
        await noteFailure(door, reason, account, context)
        throw reason
      }
    })

/** Hands back how it was done, for the log. */
async function requireCode(door: Door, account: AccountRow, code: string, context: Context): Promise<string> {
  const tries = door.tries.codes(account.id, door.devices.of(context).knownTo(account))
  await tries.count().catch(async (reason: unknown) => {
    if (await door.guard.isNews('codes', account.id)) await door.outbox.add(await door.letters.codesGuessed(account))
    throw reason
  })
  const digits = code.replace(/\s/g, '')
  const isOfApp = APP_CODE.test(digits)
  const isRight = isOfApp ? await door.codes.spend(door.stores, account.id, digits) : await spendRecovery(door, account, code)
  if (!isRight) throw new Refusal('wrong-code', messages.wrongCode, { status: 401, field: 'code' })
  await tries.forgive()
  return isOfApp ? 'with a code' : 'with a recovery code'
}

async function spendRecovery({ stores, letters, outbox }: Door, account: AccountRow, code: string): Promise<boolean> {
  const { secondSteps } = stores
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '')
  if (!(await secondSteps.spendRecovery(account.id, plain.replace(/.{4}(?=.)/g, '$&-')))) return false
  await outbox.add(await letters.changed(account, 'recoveryUsed', { left: await secondSteps.countRecovery(account.id) }))
  return true
}
