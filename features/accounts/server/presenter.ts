import type { Tools } from '@frontage/kit/feature.server'
import type { Route } from '@frontage/kit/wire/answer.server'
import type { Role } from '@frontage/kit/wire/permission'
import type { Account } from '../wire.admin'
import type { Me } from '../wire.session'
import type { AccountRow } from './accounts.tables'
import { isStepRequired } from './second-step/required'
import type { Stores } from './stores'

/** Names of the rights that a role holds. */
export type RightsOf = (role: Role) => string[]

/** The rights that these routes ask for, by the roles that hold them. */
export const rightsAmong = (routes: readonly Route[]): RightsOf => {
  const rights = routes.flatMap(({ permission }) => permission ?? [])
  return (role) => [...new Set(rights.filter(({ roles }) => roles.includes(role)).map(({ name }) => name))].sort()
}

export type Presenter = ReturnType<typeof createPresenter>

/** People as they are told about themselves, and about each other. */
export function createPresenter(rightsOf: RightsOf, { site, stores }: Pick<Tools, 'site'> & { readonly stores: Stores }) {
  const { secondSteps, passkeys, resets } = stores
  const hasStep = async (id: number): Promise<boolean> => (await secondSteps.isOn(id)) || (await passkeys.listOf(id)).length > 0
  return {
    meOf: async ({ id, name, email, role, language }: AccountRow): Promise<Me> => {
      const mustSetUp = role === 'owner' && (await isStepRequired(site)) && !(await hasStep(id))
      return { name, email, role, language, rights: rightsOf(role), mustSetUp }
    },
    accountsOf: async (accounts: readonly AccountRow[]): Promise<Account[]> => {
      const invitations = await resets.invitations()
      return Promise.all(accounts.map(async (one) => accountOf(one, await hasStep(one.id), invitations.get(one.id) ?? '')))
    },
    accountOf: async (account: AccountRow): Promise<Account> =>
      accountOf(account, await hasStep(account.id), (await resets.invitations()).get(account.id) ?? ''),
    hasStep,
  }
}

const accountOf = (
  { id, name, email, role, disabled, last_seen_at, removed_at }: AccountRow,
  hasSecondStep: boolean,
  invitedUntil: string,
): Account => ({
  ...{ id, name, email, role, hasSecondStep, invitedUntil },
  disabled: disabled === 1,
  lastSeenAt: last_seen_at,
  removedAt: removed_at ?? '',
})
