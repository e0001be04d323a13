import { StartRefused } from '../settings'

/** What one process of a site does, and how many it starts beside it. */
export type Roles = {
  /** It answers visitors. */
  readonly isWeb: boolean
  /** It does background tasks: e-mails, pictures, sweeps that wait in the database. */
  readonly hasJobs: boolean
  /** It says where the site is and how to sign in. */
  readonly isAnnounced: boolean
  /** Processes that answer visitors; 0: this one does everything itself. */
  readonly processes: number
}

const MOST = 64

/** Reads the words behind `frontage serve`. Throws a StartRefused for those that make no sense together. */
export function rolesIn(words: readonly string[]): Roles {
  const at = words.indexOf('--processes')
  const count = at < 0 ? '0' : (words[at + 1] ?? '')
  if (!/^\d{1,2}$/.test(count) || Number(count) > MOST || (at >= 0 && Number(count) < 1))
    throw new StartRefused(`--processes takes a number from 1 to ${MOST}`)
  const [web, jobs] = [words.includes('--web'), words.includes('--jobs')]
  if (at >= 0 && (web || jobs)) throw new StartRefused('--processes starts both kinds: leave --web and --jobs out')
  if (web && jobs) throw new StartRefused('--web and --jobs together are what serve does without them')
  return {
    isWeb: !jobs,
    hasJobs: !web,
    isAnnounced: !words.includes('--quiet'),
    processes: Number(count),
  }
}
