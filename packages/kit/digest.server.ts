import type { AdminLanguage } from './words/admin-language'

/** What happened in a time: `since` it began, `until` it ended. */
export type DigestPeriod = { readonly since: Date; readonly until: Date }

/**
 * `new`: came in. `waiting`: somebody has to do something. `fault`: went wrong. `note`: good to know, and alone no reason for an
 * e-mail.
 */
export type DigestKind = 'new' | 'waiting' | 'fault' | 'note'

/** A line of the weekly e-mail, `text` as its reader reads it: “3 new reviews, 4.7 stars on average”. Numbers are in that language already. */
export type DigestLine = {
  readonly kind: DigestKind
  readonly text: (language: AdminLanguage) => string
  /** The screen under /admin that it is about; '' where there is none. */
  readonly at: `/${string}` | ''
  /** Whoever lacks it is not told. */
  readonly right: string
}

/** A feature's part of the weekly e-mail. */
export type Digest = (period: DigestPeriod) => Promise<readonly DigestLine[]>
