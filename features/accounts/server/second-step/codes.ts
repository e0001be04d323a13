import { randomBytes } from 'node:crypto'
import type { Tools } from '@frontage/kit/feature.server'
import { createSealed } from '@frontage/kit/sealed.server'
import { Secret, TOTP } from 'otpauth'
import { RECOVERY_CODES } from '../../spec'
import type { AccountRow } from '../accounts.tables'
import type { Stores } from '../stores'

export type Codes = ReturnType<typeof createCodes>

/** What every app for one-time codes knows: SHA-1, six digits, a new one each 30 seconds. */
const HOW = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A clock may be wrong by so many steps. */
const WINDOW = 1
const SECRET_BYTES = 20
/** No letter or digit that is taken for another one. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789'

/** 80 random bits in groups that can be read out: `k3fp-9wma-tz7e-hq2c`. */
const newRecoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

const aboutOf = (account: number): string => `account ${account}`

/** Makes and checks one-time codes. Their secrets are sealed with the newest key of the site, and sealed anew when that changes. */
export function createCodes({ keys, clock }: Pick<Tools, 'keys' | 'clock'>) {
  const sealed = createSealed(keys, 'one-time codes')

  /** The step of time that a code belongs to; undefined when it is wrong. */
  function stepOf(secret: string, code: string): number | undefined {
    const timestamp = clock.now().getTime()
    const totp = new TOTP({ ...HOW, secret: Secret.fromBase32(secret) })
    const delta = totp.validate({ token: code, timestamp, window: WINDOW })
    return delta === null ? undefined : totp.counter({ timestamp }) + delta
  }

  return {
    /** A new secret: for the app, and sealed for us. */
    make: (account: AccountRow, siteName: string) => {
      const secret = new Secret({ size: SECRET_BYTES })
      const uri = new TOTP({ ...HOW, secret, issuer: siteName, label: account.email }).toString()
      return { secret: secret.base32, uri, kept: sealed.seal(secret.base32, aboutOf(account.id)) }
    },

    /** Whether a code is right; each is so once. */
    spend: async ({ secondSteps }: Pick<Stores, 'secondSteps'>, account: number, code: string): Promise<boolean> => {
      const kept = await secondSteps.find(account)
      const secret = kept && sealed.open(kept.secret, aboutOf(account))?.value
      const step = secret ? stepOf(secret, code) : undefined
      return step !== undefined && (await secondSteps.spendStep(account, step))
    },

    /** After the newest key has changed: what an earlier one sealed is sealed by it, so that the earlier one can go. */
    reseal: async ({ secondSteps }: Pick<Stores, 'secondSteps'>): Promise<void> => {
      for (const { account_id, secret } of await secondSteps.all()) {
        const opened = sealed.open(secret, aboutOf(account_id))
        if (opened?.isOld) await secondSteps.reseal(account_id, secret, sealed.seal(opened.value, aboutOf(account_id)))
      }
    },
  }
}
