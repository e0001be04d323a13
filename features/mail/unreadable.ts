/** What a stored record is called on the screen, where it is, and what visitors and owners do without. */
export type Known = { readonly one: string; readonly many: string; readonly at?: string; readonly without: string }

const LISTED = 'It is left out of lists and pages.'
const DEFAULTS = 'The defaults are used instead.'

/** By what the server calls it; the first match wins. */
const kinds: readonly (readonly [RegExp, Known])[] = [
  [/^page \d/, { one: 'page', many: 'pages', at: '/pages', without: 'Visitors cannot open it.' }],
  [/^saved row/, { one: 'saved row', many: 'saved rows', at: '/pages/rows', without: LISTED }],
  [/^portfolio item/, { one: 'project', many: 'projects', at: '/portfolio', without: 'It is shown without its pictures.' }],
  [/^portfolio display/, { one: 'portfolio display', many: 'portfolio displays', at: '/portfolio', without: DEFAULTS }],
  [/^portfolio import/, { one: 'portfolio import', many: 'portfolio imports', at: '/portfolio/import', without: LISTED }],
  [/^review widget/, { one: 'display', many: 'displays', at: '/reviews/displays', without: DEFAULTS }],
  [/review/, { one: 'review', many: 'reviews', at: '/reviews', without: 'Part of it is not shown.' }],
  [/^(message|the answer to message) /, { one: 'message', many: 'messages', at: '/messages', without: 'Its answers are not shown.' }],
  [/^form /, { one: 'form', many: 'forms', at: '/forms', without: 'Visitors cannot use it.' }],
  [/^delivery /, { one: 'call to another system', many: 'calls to other systems', at: '/messages', without: 'It is not sent.' }],
  [/^job /, { one: 'background task', many: 'background tasks', without: 'It is not done.' }],
  [/e-mail/, { one: 'e-mail', many: 'e-mails', at: '/mails', without: 'It is sent without its files.' }],
  [/^words\.own/, { one: 'collection of site texts', many: 'collections of site texts', at: '/site/words', without: DEFAULTS }],
  [/^consent/, { one: 'cookie setting', many: 'cookie settings', at: '/site/cookies', without: DEFAULTS }],
  [/^seo\.business/, { one: 'business profile', many: 'business profiles', at: '/site', without: 'It is empty.' }],
  [/^seo\.sharing/, { one: 'sharing setting', many: 'sharing settings', at: '/site/sharing', without: DEFAULTS }],
  [/header/, { one: 'header', many: 'headers', at: '/pages/header', without: 'It is missing, or empty in the editor.' }],
  [/footer/, { one: 'footer', many: 'footers', at: '/pages/footer', without: 'It is missing, or empty in the editor.' }],
  [/theme/, { one: 'theme', many: 'themes', at: '/look', without: DEFAULTS }],
]

const OTHER: Known = { one: 'record', many: 'records', without: LISTED }

export const kindOf = (record: string): Known => kinds.find(([pattern]) => pattern.test(record))?.[1] ?? OTHER

/** "1 project and 2 pages cannot be read", or how many records where they are of many kinds. */
export function unreadableTitle(records: readonly string[]): string {
  const counts = new Map<Known, number>()
  for (const record of records) counts.set(kindOf(record), (counts.get(kindOf(record)) ?? 0) + 1)
  const words = [...counts].map(([{ one, many }, count]) => (count === 1 ? `1 ${one}` : `${count} ${many}`))
  const named = words.length > 2 ? `${records.length} records` : words.join(' and ')
  return `${named} cannot be read`
}
