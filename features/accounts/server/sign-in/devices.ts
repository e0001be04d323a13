import { createSigned } from '@frontage/kit/signed.server'
import type { Context } from '@frontage/kit/wire/answer.server'
import * as v from 'valibot'
import { DEVICE_LASTS, MOST_OF_DEVICE } from '../../spec'
import type { AccountRow } from '../accounts.tables'
import { newToken, passwordMark } from '../secrets'

export type Devices = ReturnType<typeof createDevices>

const COOKIE = 'device'
const shape = v.object({ device: v.string(), accounts: v.array(v.tuple([v.number(), v.string()])) })

/** What was known by an earlier password is a stranger to the new one. */
const markOf = ({ password_hash }: AccountRow): string => passwordMark(password_hash)

/**
 * Browsers that somebody has signed in with: a signed cookie says to which accounts they are known. Guessing from elsewhere does
 * not stand in their way, and a sign-in with another one is told.
 */
export function createDevices(keys: readonly string[]) {
  const signed = createSigned(keys, 'device')

  return {
    of: ({ cookie }: Pick<Context, 'cookie'>) => {
      const { success, output } = v.safeParse(shape, signed.read(cookie.read(COOKIE) ?? ''))
      const { device, accounts } = success ? output : { device: newToken(), accounts: [] }
      const others = (account: AccountRow) => accounts.filter(([id]) => id !== account.id)
      return {
        /** The name of the browser, where the account knows it. */
        knownTo: (account: AccountRow | undefined): string | undefined =>
          account && accounts.some(([id, mark]) => id === account.id && mark === markOf(account)) ? device : undefined,
        remember: (account: AccountRow): void => {
          const all = [...others(account).slice(1 - MOST_OF_DEVICE), [account.id, markOf(account)]]
          cookie.write(COOKIE, signed.write({ device, accounts: all }), DEVICE_LASTS)
        },
      }
    },
  }
}
