import { callAddress, phonesIn } from '@frontage/kit/phones'
import { townLine } from '../../town'
import { escaped, type Fits, fill, firstFitting, type Module, module } from './build'
import { type Facts, has, isPlaced, priced } from './facts'
import { closedText } from './hours-text'
import { priceText } from './money'
import type { PageWords } from './page-words'
import { addressOf, hoursOf } from './sentences'

/** What pages are made with: the facts, the words of their language, and which blocks there are. */
export type Making = { readonly facts: Facts; readonly words: PageWords; readonly fits: Fits }

type Action = { readonly label: string; readonly href: string; readonly icon?: string }

export const address = (facts: Facts): string => addressOf(facts, townLine)

/** What a visitor is to do, at most two things. */
export function actionsOf({ facts, words }: Making): Action[] {
  const { phone, week } = facts
  const message = has(facts, 'contact') && { label: words.sendMessage, href: '/contact' }
  const call = phone && { label: fill('{call}', { call: words.facts.call }), href: callAddress(phone), icon: 'phone' }
  const hours = has(facts, 'contact') && week && { label: words.openingHours, href: '/contact#hours' }
  return [message, call || hours].filter((one): one is Action => Boolean(one)).slice(0, 2)
}

const callFact = ({ facts: { phone }, words }: Making) => phone && { title: words.facts.call, text: phone, href: callAddress(phone) }
const visitFact = ({ facts, words }: Making) => (isPlaced(facts) ? { title: words.facts.visit, text: facts.street } : '')
const openFact = ({ facts, words }: Making) => {
  const text = hoursOf(facts, words)
  return text && text.length <= 120 && { title: words.facts.open, text }
}

/** Call, Visit and Open: those that are known. */
export function factsPart(making: Making): readonly Module[] {
  const facts = [callFact, visitFact, openFact].map((one) => one(making)).filter(Boolean)
  return facts.length ? firstFitting(making.fits, [module('business-facts', {})], [module('facts', { facts })]) : []
}

/** Services with their sentence; a line without one shows its name only. Prices stand beside them where there is no list of prices. */
export function servicesPart({ facts, fits }: Making): readonly Module[] {
  const items = facts.services.map(({ name, text }) => ({ title: name.trim(), text: text.trim() }))
  if (!items.length) return []
  return firstFitting(
    fits,
    [module('service-list', { services: items })],
    [module('icon-list', { items: items.map((item) => ({ icon: 'arrow', ...item })) })],
  )
}

/** Prices, once there is one. */
export function pricesPart({ facts, words, fits }: Making): readonly Module[] {
  const items = priced(facts).map(({ name, price }) => ({ name: name.trim(), price: priceText(price, facts, words) }))
  if (!items.length) return []
  const head = module('section-head', { title: words.prices })
  return firstFitting(
    fits,
    [head, module('price-list', { groups: [{ items }] })],
    [head, module('icon-list', { items: items.map(({ name, price }) => ({ icon: 'arrow', title: name, text: price })), layout: 'beside' })],
  )
}

/** What is often asked and can be answered from the facts. */
export function questionsPart({ facts, words, fits }: Making): readonly Module[] {
  const hours = hoursOf(facts, words)
  const closed = facts.week ? closedText(facts.week, facts.language) : ''
  const when = hours && [`${hours}.`, closed && fill(words.closedOn, { days: closed })].filter(Boolean).join(' ')
  const where = isPlaced(facts) && `${address(facts)}.`
  const how = facts.phone ? fill(has(facts, 'contact') ? words.ringOrWrite : words.ring, facts as never) : ''
  const answers = (
    [
      ['when', when],
      ['where', where],
      ['how', how],
    ] as const
  ).flatMap(([name, text]) => (text ? [{ slug: name, title: words.questions[name], html: `<p>${escaped(text)}</p>` }] : []))
  if (!answers.length) return []
  return firstFitting(fits, [module('accordion', { items: answers })])
}

/** How the business is reached: live from its details, or line by line. */
export function reachPart({ facts, words, fits }: Making): readonly Module[] {
  const { phone, email } = facts
  const items = [
    ...phonesIn(phone).map((one) => one && { icon: 'phone', title: one, href: callAddress(one) }),
    email && { icon: 'mail', title: email, href: `mailto:${email}` },
    facts.city && { icon: 'person', title: address(facts) },
  ].filter(Boolean)
  if (!items.length && !facts.week) return []
  return firstFitting(
    fits,
    [module('business-contact', { map: isPlaced(facts) ? 'map' : 'none' })],
    items.length ? [module('icon-list', { items }), ...liveHours(facts, words)] : liveHours(facts, words),
  )
}

const liveHours = (facts: Facts, words: PageWords): readonly Module[] =>
  facts.week ? [module('opening-hours', { title: words.openingHours })] : []

/** That there are no hours, in words. */
export const appointmentPart = ({ facts, words, fits }: Making): readonly Module[] =>
  facts.isByAppointment && !facts.week
    ? firstFitting(fits, [module('heading', { title: words.openingHours, text: words.byAppointment, level: 'h2', size: 'small' })])
    : []
