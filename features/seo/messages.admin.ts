import { formatNumber } from '@frontage/kit/say'
import type { Day } from './hours'
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
  AccountingService: 'Accountant',
  Bakery: 'Bakery',
  BarOrPub: 'Bar or pub',
  BeautySalon: 'Beauty salon',
  GeneralContractor: 'Builder',
  CafeOrCoffeeShop: 'Café',
  AutoRepair: 'Car repair',
  ChildCare: 'Childcare',
  Dentist: 'Dentist',
  Electrician: 'Electrician',
  Florist: 'Florist',
  ExerciseGym: 'Gym or fitness studio',
  HairSalon: 'Hairdresser',
  MedicalBusiness: 'Health practice',
  HomeAndConstructionBusiness: 'Home services',
  LodgingBusiness: 'Hotel or holiday home',
  HousePainter: 'House painter',
  LegalService: 'Lawyer',
  Physiotherapy: 'Physiotherapist',
  Plumber: 'Plumber',
  ProfessionalService: 'Professional services',
  RealEstateAgent: 'Real estate agent',
  Restaurant: 'Restaurant',
  RoofingContractor: 'Roofer',
  Store: 'Shop',
  SportsClub: 'Sports club',
  TravelAgency: 'Travel agency',
  VeterinaryCare: 'Vet',
} as const

/** What the owner's screens say. */
export const messages = {
  redirects: {
    title: 'Redirects',
    lead: 'Send visitors from old addresses to new ones. When you change a page’s address, a redirect is added automatically.',
    none: 'No redirects yet',
    noneText:
      'Redirects are added automatically when a page’s address changes. Add one for each address of your old site that people still use.',
    nothingFits: 'No redirects match',
    nothingFitsText: 'Try another part of the address.',
    fromHelp: 'A path of this site, such as /old-page. A * at the end matches everything after it: /blog/*',
    toHelp:
      'A page of this site, such as /new-page, or an address that starts with https://. With a * at the end, the matched part is added.',
    saved: 'Saved.',
    shortened: (to: string) => `Saved. It now points straight to ${to}, because the address you entered is itself redirected.`,
    removed: (from: string) => `Removed: ${from}.`,
    removing: 'Visitors who follow the old address will see “Page not found”. You can add the redirect again at any time.',
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
  business: {
    title: 'Business details',
    lead: 'Who you are, where you are and when you are open. Search engines can show these details next to your site.',
    saved: 'Saved. Search engines will pick it up on their next visit.',
    nameHelp: 'If empty, the site name is used.',
    countryHelp: 'Two-letter code, such as GB.',
    geoHelp: 'Your position on the map, such as 51.5072 and -0.1276. Most map apps show it when you press and hold a place.',
    hoursHelp: 'If you do not show opening hours, visitors and search engines are not told when you are open.',
    noHours: 'Show opening hours',
    closed: 'Closed',
    exceptionsHelp: 'Holidays, and days with different opening hours.',
    profilesHelp: 'One address per line, each starting with https://.',
  },
  sharing: {
    title: 'Search & sharing',
    lead: 'How your site appears in search engines and when it is shared.',
    saved: 'Saved.',
    hidden: 'Hide the whole site from search engines',
    hiddenHelp: 'Use this until your site is ready. Anyone who has the address can still open it.',
    isHidden: 'Search engines are asked not to list this site, so people cannot find it there.',
    pattern: 'Title in the browser',
    patternHelp: '{title} is the page title, {site} the site name. If the page title already contains the site name, it is used as it is.',
    picture: 'Picture for sharing',
    pictureHelp:
      'Shown when someone shares a page that has no picture of its own. It is cropped to 1200 by 630 pixels around its focal point.',
    preview: 'Preview of a shared link',
    robots: 'Extra lines for robots.txt',
    robotsHelp:
      'Rules for crawlers, such as “User-agent: GPTBot” followed by “Disallow: /” on the next line. The admin is always closed to them.',
    robotsNow: 'Current robots.txt',
    pictureGone: 'This picture is no longer in media.',
  },
} as const
