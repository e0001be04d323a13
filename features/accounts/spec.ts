/** Numbers of accounts and sessions. Times in milliseconds unless said otherwise. */

/** Bars, A05: failed sign-ins that one address may have in one window; the next one is refused unread. */
export const MOST_FAILURES = 10
/** When somebody was last seen is written at most this often. */
export const SEEN_EVERY = 60_000
/** Bytes of chance in a session token and in the set-up token. */
export const TOKEN_BYTES = 32
/** Bars, A08: how long a link to choose a new password is good for. */
export const RESET_LASTS = 60 * 60_000
/** A person gets at most one such link in this time, however often it is asked for. */
export const RESET_EVERY = 60_000
/** How long the link that invites somebody is good for. */
export const INVITATION_LASTS = 7 * 24 * 60 * 60_000
/** How long a removed person can be brought back. */
export const REMOVED_LASTS = 30 * 24 * 60 * 60_000
/** How long the link to a new address of an account is good for. */
export const NEW_EMAIL_LASTS = 24 * 60 * 60_000
/** Password hashes that are worked on at once: each takes 19 MB and most of a core. */
export const HASHES_AT_ONCE = 2
/** Password hashes that may wait; whoever comes then is asked to come back. */
export const MOST_WAITING = 200
/** Failed sign-ins on one account from devices that it does not know, from wherever, before further ones have to wait. */
export const FREE_GUESSES = 20
/** Seconds in which they are counted. */
export const GUESSING_WINDOW = 3600
/** Seconds between two tries after that: doubled with each one, up to the longest. */
export const FIRST_PAUSE = 5
export const LONGEST_PAUSE = 300
/** Seconds for which a browser is known to an account that was signed in to with it. */
export const DEVICE_LASTS = 365 * 86_400
/** Accounts that one browser is known to at once. */
export const MOST_OF_DEVICE = 8
/** How long ago somebody may have given their password or passkey to do what cannot be taken back. */
export const PROOF_LASTS = 10 * 60_000
/** Seconds for which a right password waits for the second step. */
export const STEP_LASTS = 600
/** Bars, A15: wrong codes of one account in a sign-in window; the next one is refused unread. */
export const MOST_CODES = 5
/** Recovery codes that are made at once, each of 80 random bits. */
export const RECOVERY_CODES = 10
/** How long a passkey may take to sign a challenge. */
export const CHALLENGE_LASTS = 5 * 60_000
/** Challenges that one network may ask for in a sign-in window. */
export const MOST_CHALLENGES = 60
export const MOST_PASSKEYS = 20
/** Lines of the audit log on one page. */
export const AUDIT_PAGE = 50
