import { formatNumber } from '@frontage/kit/say'
import type { Day } from './hours'
import type { Status } from './redirect'

const linesOf = (count: number): string => (count === 1 ? 'One line' : `${formatNumber(count)} lines`)
const redirectsOf = (count: number): string => (count === 1 ? 'One redirect' : `${formatNumber(count)} redirects`)

/** What the status of a redirect means to whoever is redirected. */
export const statusNames: Readonly<Record<Status, string>> = {
  301: 'For good (301)',
  302: 'For now (302)',
  307: 'For now, forms too (307)',
  308: 'For good, forms too (308)',
  410: 'Gone, leads nowhere (410)',
}

export const dayNames: Readonly<Record<Day, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** Kinds of business, in the order of schema.org's list in business.ts. */
export const kindNames = {
  LocalBusiness: 'Any business',
  HomeAndConstructionBusiness: 'Home and construction',
  GeneralContractor: 'Builder',
  Electrician: 'Electrician',
  Plumber: 'Plumber',
  HousePainter: 'House painter',
  RoofingContractor: 'Roofer',
  Store: 'Shop',
  Restaurant: 'Restaurant',
  CafeOrCoffeeShop: 'Café',
  BeautySalon: 'Beauty salon',
  AutoRepair: 'Car repair',
  Dentist: 'Dentist',
  LegalService: 'Lawyer',
  AccountingService: 'Accountant',
  LodgingBusiness: 'Hotel or holiday home',
  ProfessionalService: 'Other services',
} as const

/** What the owner's screens say. */
export const messages = {
  redirects: {
    title: 'Redirects',
    lead: 'Where old addresses lead. When a page moves, its old address is added here by itself.',
    none: 'No redirects yet',
    noneText: 'They appear by themselves when a page moves. Add one for every address of your old site that people still have.',
    nothingFits: 'No redirect fits',
    nothingFitsText: 'Try another part of the address.',
    fromHelp: 'A path of this site, such as /old-page. A * at its end stands for whatever follows: /blog/*',
    toHelp:
      'A page of this site, such as /new-page, or an address that starts with https://. With a * at its end what followed comes along.',
    saved: 'Saved.',
    shortened: (to: string) => `Saved. It leads to ${to} at once: what you named was redirected itself.`,
    removed: (from: string) => `Removed: ${from}.`,
    removing: 'Whoever follows the old address finds nothing there any more. You can add it again at any time.',
    automatic: 'Made by itself',
    hits: (hits: number) => (hits === 0 ? 'not used yet' : `used ${hits === 1 ? 'once' : `${formatNumber(hits)} times`} in 90 days`),
    gone: 'is gone for good',
  },
  missing: {
    none: 'Nothing is missing',
    noneText: 'Addresses that people ask for and do not find appear here.',
    lead: 'What people asked for and did not find, without a word of who they were. Addresses that nobody asks for any more go after 90 days.',
    hits: (hits: number) => `asked for ${hits === 1 ? 'once' : `${formatNumber(hits)} times`}`,
    forgotten: (path: string) => `Taken off the list: ${path}.`,
  },
  import: {
    title: 'Bring in redirects',
    lead: 'A file with one redirect a line: the old address, a comma, the new one. Behind another comma the status may stand, such as 302.',
    example: '/old-page,/new-page\n/blog/*,/journal/*',
    found: (good: number, bad: number) =>
      `${redirectsOf(good)} can be taken in.${bad ? ` ${linesOf(bad)} cannot:` : ''} Nothing has been kept yet.`,
    line: (line: number) => `Line ${line}:`,
    tooLarge: 'This file is too large.',
    done: (count: number) => `${redirectsOf(count)} brought in.`,
    start: (count: number) => `Bring in ${redirectsOf(count).toLowerCase()}`,
  },
  business: {
    title: 'Business details',
    lead: 'Who and where you are, and when you are open. Search engines show it beside your site.',
    saved: 'Saved. Search engines read it when they come by next.',
    nameHelp: 'Left empty, it is the name of the site.',
    countryHelp: 'Two letters, such as NZ.',
    geoHelp: 'Degrees north and east, such as -41.27 and 173.28. Maps show them when you press long on a place.',
    hoursHelp: 'Without hours nobody is told whether you are open.',
    noHours: 'Say when you are open',
    closed: 'Closed',
    exceptionsHelp: 'Holidays, and days on which you open at other times.',
    profilesHelp: 'Your pages on other sites, one address a line, each with https:// before it.',
  },
  sharing: {
    title: 'Search & sharing',
    lead: 'How search engines and other sites show yours.',
    saved: 'Saved.',
    hidden: 'Hide the whole site from search engines',
    hiddenHelp: 'While you are not ready yet. Whoever has the address can still open it.',
    isHidden: 'Search engines are kept away from the whole site. Nobody finds it.',
    pattern: 'Title in the browser',
    patternHelp: '{title} is the title of the page, {site} the name of the site. A page that names the site itself keeps its title.',
    picture: 'Picture for sharing',
    pictureHelp:
      'Other sites show it where they link to a page that has no picture of its own. It is cut to 1200 by 630 pixels, around what has to stay in sight.',
    preview: 'How a link may look elsewhere',
    robots: 'Further lines of robots.txt',
    robotsHelp:
      'For programs that read the site, such as “User-agent: GPTBot” and below it “Disallow: /”. The admin stays closed to all of them.',
    robotsNow: 'robots.txt as it is sent',
    pictureGone: 'This picture is not in the media any more.',
  },
} as const
