import { rightsOf } from '@frontage/kit/wire/permission'
import type { Account, Me } from '../wire.admin'
import type { AccountRow } from './accounts.tables'

export const meOf = ({ name, email, role }: AccountRow): Me => ({ name, email, role, rights: rightsOf(role) })

export const accountOf = ({ id, name, email, role, disabled, last_seen_at }: AccountRow): Account => ({
  id,
  name,
  email,
  role,
  disabled: disabled === 1,
  lastSeenAt: last_seen_at,
})
