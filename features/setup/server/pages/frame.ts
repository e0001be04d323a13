import { callAddress, phonesIn } from '@frontage/kit/phones'
import type { PageName } from '../../spec'
import { townLine } from '../../town'
import { has, type Kept } from './facts'
import { openLines } from './hours-text'
import { paths } from './pages'
import type { Making } from './parts'
import { tradeOf } from './sentences'

type Link = { readonly label: string; readonly href: string }

/** The bounds of header and footer for a name and a line. */
const LONGEST = { name: 80, tagline: 80, line: 120 } as const

/** Pages that have nothing to show at first. */
export const fillingPages = ['projects', 'news', 'reviews'] as const
const canBeEmpty = (name: PageName): boolean => (fillingPages as readonly PageName[]).includes(name)

/** Where the menu leads. Reviews, projects and news come once there are any; privacy stands in the footer. */
export function menuOf({ facts, words }: Making, { filled }: Kept): Link[] {
  const chosen = (['services', 'projects', 'about', 'news', 'reviews', 'contact'] as const).filter((name) => has(facts, name))
  return chosen.filter((name) => !canBeEmpty(name) || filled.has(name)).map((name) => ({ label: words.titles[name], href: paths[name] }))
}

const logoOf = ({ logo }: Kept) =>
  logo && { picture: logo.picture, ...(logo.dark && { dark: logo.dark }), plate: logo.plate, showName: false }

/** The header as its feature stores it. */
export function headerFrom(making: Making, kept: Kept): Readonly<Record<string, unknown>> {
  const { facts, words } = making
  const tagline = [tradeOf(facts), facts.city].filter(Boolean).join(', ')
  return {
    name: facts.name.slice(0, LONGEST.name),
    links: menuOf(making, kept),
    ...(kept.logo && { logo: logoOf(kept) }),
    ...(tagline && tagline.length <= LONGEST.tagline && { tagline }),
    ...(facts.phone && { phone: phonesIn(facts.phone)[0] }),
    ...(has(facts, 'contact') && { action: { label: words.sendMessage, href: '/contact' } }),
  }
}

/** The footer as its feature stores it. */
export function footerFrom({ facts, words }: Making): Readonly<Record<string, unknown>> {
  const { name, street, phone, email, week, language } = facts
  const town = townLine(facts, language)
  const hours = week
    ? openLines(week, language).flatMap(({ days, times }) => [`${days}: ${times}`])
    : facts.isByAppointment
      ? [words.byAppointment]
      : []
  const columns = [
    { title: words.address, lines: linesOf([street, town]) },
    { title: words.openingHours, lines: linesOf(hours) },
    {
      title: words.contact,
      lines: [...phonesIn(phone).flatMap((one) => linked(one, callAddress(one))), ...linked(email, `mailto:${email}`)],
    },
    { title: words.thisSite, lines: [{ text: words.privacy, href: paths.privacy }] },
  ]
  return { name: name.slice(0, LONGEST.name), columns: columns.filter(({ lines }) => lines.length > 0), smallPrint: [], toTop: null }
}

const linesOf = (texts: readonly string[]) =>
  texts
    .filter(Boolean)
    .slice(0, 12)
    .map((text) => ({ text: text.slice(0, LONGEST.line) }))
const linked = (text: string, href: string) => (text ? [{ text: text.slice(0, LONGEST.line), href }] : [])
