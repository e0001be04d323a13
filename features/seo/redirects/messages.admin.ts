import { formatNumber } from '@frontage/kit/say'
import type { Status } from './redirect'

const linesOf = (count: number): string => (count === 1 ? 'One line' : `${formatNumber(count)} lines`)
const redirectsOf = (count: number): string => (count === 1 ? 'One redirect' : `${formatNumber(count)} redirects`)

/** What the status of a redirect means to whoever is redirected. */
export const statusNames: Readonly<Record<Status, string>> = {
  301: 'Permanent (301)',
  302: 'Temporary (302)',
  307: 'Temporary, keeps form data (307)',
  308: 'Permanent, keeps form data (308)',
  410: 'Gone, no redirect (410)',
}

/** What the screen of redirects says. */
export const messages = {
  redirects: {
    title: 'Redirects',
    lead: 'Send visitors from old addresses to new ones. When you change a page’s address, a redirect is added automatically.',
    none: 'No redirects yet',
    noneText:
      'Redirects are added automatically when a page’s address changes. Add one for each address of your old site that people still use.',
    nothingFits: 'No redirects match',
    nothingFitsText: 'Try another part of the address.',
    fromHelp:
      'A path of this site, such as /old-page. A * at the end matches everything after it: /blog/*. What follows a ? must match in any order: /shop.php?id=3',
    toHelp:
      'A page of this site, such as /new-page, or an address that starts with https://. With a * at the end, the matched part is added.',
    saved: 'Saved.',
    shortened: (to: string) => `Saved. It now points straight to ${to}, because the address you entered is itself redirected.`,
    removed: (from: string) => `Moved to trash: the redirect from ${from}.`,
    removing: 'Visitors who follow the old address will see “Page not found”.',
    automatic: 'Created automatically',
    hits: (hits: number) => (hits === 0 ? 'not used yet' : `used ${hits === 1 ? 'once' : `${formatNumber(hits)} times`} in 90 days`),
    gone: 'answers that the page was removed for good',
  },
  missing: {
    none: 'No missing addresses',
    noneText: 'Addresses that visitors request but that do not exist will be listed here.',
    lead: 'Addresses that visitors requested but that do not exist. Nothing about the visitors is stored. Addresses that nobody requests any more are removed after 90 days.',
    hits: (hits: number) => `requested ${hits === 1 ? 'once' : `${formatNumber(hits)} times`}`,
    forgotten: (path: string) => `Ignored: ${path}.`,
  },
  import: {
    title: 'Import redirects',
    lead: 'A CSV file with one redirect per line: the old address, a comma, the new address. You can add another comma and the status, such as 302.',
    example: '/old-page,/new-page\n/blog/*,/journal/*',
    found: (good: number, bad: number) =>
      `${redirectsOf(good)} can be imported.${bad ? ` ${linesOf(bad)} cannot:` : ''} Nothing has been imported yet.`,
    line: (line: number) => `Line ${line}:`,
    tooLarge: 'This file is too large.',
    done: (count: number) => `${redirectsOf(count)} imported.`,
    start: (count: number) => `Import ${redirectsOf(count).toLowerCase()}`,
  },
} as const
