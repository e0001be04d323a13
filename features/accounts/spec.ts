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
/** Password hashes that are worked on at once: each takes 19 MB and most of a core. */
export const HASHES_AT_ONCE = 2
/** Password hashes that may wait; whoever comes then is asked to come back. */
export const MOST_WAITING = 200
/** Lines of the audit log on one page. */
export const AUDIT_PAGE = 50
