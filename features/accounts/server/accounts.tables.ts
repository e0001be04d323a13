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
    /** When the owner took this person away; deleted for good some weeks later. A removed account is disabled, too. */
    removed_at: string | null
    /** Whether they want the weekly e-mail; null: as is usual for their role. */
    weekly_email: number | null
    /** Up to which day they have read “What’s new”; '' before they have. */
    news_seen: Generated<string>
    /** In which this person reads the admin; empty while they follow their browser. */
    language: Generated<string>
  }
  /** Only hashes of tokens: whoever reads this table can sign in as nobody. */
  account_session: {
    token_hash: string
    account_id: number
    created_at: string
    seen_at: string
    /** `Firefox on Windows`; empty for sessions from before this was kept. */
    device: string
    /** A shortened address, `203.0.113.x`. */
    network: string
    /** When a password or a passkey was last given in it; empty when never. */
    proved_at: string
  }
  /** One row. It holds the hash of the set-up token until somebody has used it. */
  account_set_up: { id: number; token_hash: string | null }
  /** The newest link of an account to choose a new password with; only the hash of its token. */
  account_reset: {
    account_id: number
    token_hash: string
    created_at: string
    /** For a link that invites; empty for one that was asked for, which lasts an hour. */
    expires_at: Generated<string>
  }
  /** The address that an account is to sign in with once its link was opened; only the hash of its token, none before it was sent. */
  account_new_email: { account_id: number; email: string; token_hash: string | null; asked_at: string }
  /** The secret of one-time codes, sealed with the keys of the site. It counts once a code of it was given (`confirmed_at`). */
  account_second_step: { account_id: number; secret: string; confirmed_at: string | null; last_step: Generated<number> }
  /** What is left of the recovery codes; only hashes of them. */
  account_recovery: { code_hash: string; account_id: number }
  account_passkey: {
    /** As browsers name it, in base64url. */
    credential_id: string
    account_id: number
    /** Base64url. */
    public_key: string
    counter: number
    /** How a browser reaches it, as JSON. */
    transports: string
    name: string
    created_at: string
    used_at: string | null
  }
  /** What a passkey has to sign, once; `account_id` of whoever adds one, none for a sign-in. */
  account_challenge: { challenge_hash: string; account_id: number | null; created_at: string }
}

export type PasskeyRow = Selectable<AccountTables['account_passkey']>
export type AccountRow = Selectable<AccountTables['account']>
