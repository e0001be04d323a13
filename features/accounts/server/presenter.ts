import type { Route } from '@frontage/kit/wire/answer.server'
import type { Role } from '@frontage/kit/wire/permission'
import type { Account, Me } from '../wire.admin'
import type { AccountRow } from './accounts.tables'

/** Names of the rights that a role holds. */
export type RightsOf = (role: Role) => string[]

/** The rights that these routes ask for, by the roles that hold them. */
export const rightsAmong = (routes: readonly Route[]): RightsOf => {
  const rights = routes.flatMap(({ permission }) => permission ?? [])
  return (role) => [...new Set(rights.filter(({ roles }) => roles.includes(role)).map(({ name }) => name))].sort()
}

export const meOf = ({ name, email, role }: AccountRow, rightsOf: RightsOf): Me => ({ name, email, role, rights: rightsOf(role) })

export const accountOf = ({ id, name, email, role, disabled, last_seen_at }: AccountRow): Account => ({
  id,
  name,
  email,
  role,
  disabled: disabled === 1,
  lastSeenAt: last_seen_at,
})
