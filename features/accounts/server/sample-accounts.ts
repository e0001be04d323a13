import type { Tools } from '@frontage/kit/feature.server'
import { type Role, roles } from '@frontage/kit/wire/permission'
import type { DemoLogin } from './demo-login'
import type { Passwords } from './password/passwords'
import { newPassword } from './secrets'
import type { SetUpToken } from './set-up/set-up-token'
import type { Stores } from './stores'

type Door = Pick<Tools, 'audit' | 'clock' | 'events'> & {
  readonly stores: Stores
  readonly passwords: Passwords
  readonly demoLogin: DemoLogin
  readonly setUpToken: SetUpToken
}

const command = { actor: { role: 'visitor' }, requestId: 'command' } as const
const who = { accountId: null, name: 'command line' }

/** Accounts that a command makes: a random password each, handed back once. */
export function createSampleAccounts({ audit, clock, events, stores, passwords, demoLogin, setUpToken }: Door) {
  async function make(name: string, email: string, role: Role): Promise<{ id: number; email: string; password: string }> {
    const password = newPassword()
    const password_hash = await passwords.hash(password)
    const id = await stores.together(async ({ accounts, trx }) => {
      const made = await accounts.add({ name, email, role, password_hash, created_at: clock.now().toISOString() })
      if (!made) throw new Error(`there is an account ${email} already`)
      await audit.note({ action: 'account.add', target: `account ${made.id} (${role})`, who }, command, trx)
      await events.tell('accounts.changed', trx)
      return made.id
    })
    if (role === 'owner') setUpToken.forget()
    return { id, email, password }
  }

  return {
    /** One account a role: `owner@site.test` and so on. */
    fixture: async (): Promise<Record<string, unknown>> => {
      const made = []
      for (const role of roles) made.push([role, await make(`Fixture ${role}`, `${role}@site.test`, role)] as const)
      return { accounts: Object.fromEntries(made) }
    },
    /** The owner of the demo business, unless the site has an owner. */
    demo: async (): Promise<void> => {
      if (await stores.accounts.hasOwner()) return
      const { email, password } = await make('Grace', 'owner@tussocktide.example', 'owner')
      await demoLogin.keep({ email, password })
    },
  }
}
