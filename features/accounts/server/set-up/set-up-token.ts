import { newToken } from '../secrets'
import type { Stores } from '../stores'

export type SetUpToken = ReturnType<typeof createSetUpToken>

/** The token that makes the first owner: new whenever a start is announced, readable only in the process that made it. */
export function createSetUpToken({ accounts, setUp }: Pick<Stores, 'accounts' | 'setUp'>) {
  let token: string | undefined
  return {
    read: (): string | undefined => token,
    /** Makes a new one, unless there is an owner. */
    renew: async (): Promise<void> => {
      if (await accounts.hasOwner()) return
      const fresh = newToken()
      await setUp.renew(fresh)
      token = fresh
    },
    forget: (): void => {
      token = undefined
    },
  }
}
