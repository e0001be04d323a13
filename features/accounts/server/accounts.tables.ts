import type { Role } from '@frontage/kit/wire/permission'
import type { Generated, Selectable } from 'kysely'

/** Times are ISO 8601 text in UTC. */
export type AccountTables = {
  account: {
    id: Generated<number>
    name: string
    email: string
    role: Role
    password_hash: string
    disabled: Generated<number>
    created_at: string
    last_seen_at: string | null
  }
  /** Only hashes of tokens: whoever reads this table can sign in as nobody. */
  account_session: { token_hash: string; account_id: number; created_at: string; seen_at: string }
  /** One row. It holds the hash of the set-up token until somebody has used it. */
  account_set_up: { id: number; token_hash: string | null }
  /** The newest link of an account to choose a new password with; only the hash of its token. */
  account_reset: { account_id: number; token_hash: string; created_at: string }
}

export type AccountRow = Selectable<AccountTables['account']>
