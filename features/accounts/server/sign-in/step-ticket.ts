import type { Tools } from '@frontage/kit/feature.server'
import { createSigned } from '@frontage/kit/signed.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import * as v from 'valibot'
import { STEP_LASTS } from '../../spec'
import type { StepWays } from '../../wire.session'
import type { AccountRow } from '../accounts.tables'
import { isStepRequired } from '../second-step/required'
import { passwordMark } from '../secrets'
import type { Stores } from '../stores'

export type StepTickets = ReturnType<typeof createStepTickets>

export const STEP_COOKIE = 'step'
const shape = v.object({ account: v.number(), mark: v.string(), until: v.number() })

/** What a browser holds between the right password and the second step: it says which account, for minutes, and signs nobody in. */
export function createStepTickets({ keys, clock, site, stores }: Pick<Tools, 'keys' | 'clock' | 'site'> & { readonly stores: Stores }) {
  const signed = createSigned(keys, 'second step')

  /** What has to follow the password; null when nothing does. Where owners need a second step, a passkey is one as well. */
  async function waysOf(account: AccountRow): Promise<StepWays | null> {
    const code = await stores.secondSteps.isOn(account.id)
    const passkey = (await stores.passkeys.listOf(account.id)).length > 0
    if (code) return { code, passkey }
    return passkey && account.role === 'owner' && (await isStepRequired(site)) ? { code, passkey } : null
  }

  async function accountOf({ cookie }: Pick<Context, 'cookie'>): Promise<AccountRow | undefined> {
    const { success, output } = v.safeParse(shape, signed.read(cookie.read(STEP_COOKIE) ?? ''))
    if (!success || output.until < clock.now().getTime()) return undefined
    const account = await stores.accounts.find(output.account)
    return account && !account.disabled && passwordMark(account.password_hash) === output.mark ? account : undefined
  }

  return {
    waysOf,
    /** Whose second step this browser has come to; undefined when it has come to none, or too long ago. */
    accountOf,
    give: ({ cookie }: Pick<Context, 'cookie'>, { id, password_hash }: AccountRow): void => {
      const until = clock.now().getTime() + STEP_LASTS * 1000
      cookie.write(STEP_COOKIE, signed.write({ account: id, mark: passwordMark(password_hash), until }), STEP_LASTS)
    },
  }
}
