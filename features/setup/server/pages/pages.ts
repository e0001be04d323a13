import { callAddress, phonesIn } from '@frontage/kit/phones'
import type { PageName } from '../../spec'
import { type Document, escaped, fill, firstFitting, module, type Row, row } from './build'
import { comesToCustomers, type Facts, has, isPlaced, type Kept } from './facts'
import { actionsOf, address, appointmentPart, factsPart, type Making, pricesPart, questionsPart, reachPart, servicesPart } from './parts'
import { firstSentence, headingOf } from './sentences'

/** Where each page stands. */
export const paths: Readonly<Record<PageName, string>> = {
  ...{ home: '/', services: '/services', about: '/about', contact: '/contact' },
  ...{ privacy: '/privacy', reviews: '/reviews', projects: '/projects', news: '/news' },
}
/** Empty texts that only the owner can fill, by the anchor of their row. */
export const gapAnchors = { who: 'who-works-here', bring: 'good-to-know', news: 'news' } as const
type Gap = keyof typeof gapAnchors

const gap = (name: Gap): Row[] => row([[7, module('rich-text', { html: '' })]], { anchor: gapAnchors[name] })

const headOf = ({ fits }: Making, title: string, text = ''): Row[] =>
  row([[12, ...firstFitting(fits, [module('page-head', { title, text })])]], { air: 'half', align: 'end' })

/** What comes first on the home page: a hero that needs no photo, or a heading with its buttons; facts close it. */
function heroOf(making: Making): Row[] {
  const { facts, words, fits } = making
  const [title, text, actions] = [headingOf(facts, words), firstSentence(facts, words), actionsOf(making)]
  const known = factsPart(making)
  const hero = module('hero', { title, text, actions })
  if (fits(hero)) return row([[12, hero, ...known]], { look: 'bare', air: 'none' })
  const buttons = actions.length ? [module('buttons', { actions })] : []
  const first = row([[12, ...firstFitting(fits, [module('page-head', { title, text })]), ...buttons]], { air: 'half', align: 'end' })
  return [...first, ...row([[12, ...known]], { look: 'board' })]
}

const section = ({ fits }: Making, title: string, link?: { readonly label: string; readonly href: string }) =>
  firstFitting(fits, [module('section-head', { title, ...(link && { link: { ...link, icon: 'arrow' } }) })])

function nextStep({ facts, words, fits }: Making): Row[] {
  if (!has(facts, 'contact')) return []
  const head = module('section-head', { title: words.writeTitle })
  const [phone = ''] = phonesIn(facts.phone)
  const call = phone ? [{ label: phone, href: callAddress(phone), icon: 'phone' }] : []
  const actions = [{ label: words.sendMessage, href: '/contact', icon: 'arrow' }, ...call]
  return row([[12, ...firstFitting(fits, [head, module('buttons', { actions })])]], { look: 'band' })
}

type Make = (making: Making, kept: Kept) => Row[]

const home: Make = (making, kept) => {
  const { facts, words, fits } = making
  const services = servicesPart(making)
  const questions = questionsPart(making)
  const all = has(facts, 'services') ? { label: words.allServices, href: '/services' } : undefined
  const reviews = has(facts, 'reviews')
    ? firstFitting(fits, [module('section-head', { title: words.reviewsTitle }), module('review-slider')])
    : []
  const form = has(facts, 'contact') ? [] : [...section(making, words.writeTitle), module('contact-form', kept.contactForm)]
  return [
    ...heroOf(making),
    ...(services.length ? row([[12, ...section(making, words.whatWeDo, all), ...services]], { anchor: 'services' }) : []),
    ...row([[12, ...reviews]], { look: 'board' }),
    ...(questions.length
      ? row([
          [4, ...section(making, words.questionsTitle)],
          [8, ...questions],
        ])
      : []),
    ...row([[7, ...form]], { anchor: 'contact' }),
    ...nextStep(making),
  ]
}

const services: Make = (making) => [
  ...headOf(making, making.words.whatWeDo, ''),
  ...row([[12, ...servicesPart(making)]]),
  ...row([[8, ...pricesPart(making)]], { look: 'board', anchor: 'prices' }),
  ...nextStep(making),
]

const about: Make = (making) => {
  const { facts, words } = making
  const reach = reachPart(making)
  return [
    ...headOf(making, facts.name, firstSentence(facts, words)),
    ...gap('who'),
    ...gap('bring'),
    ...(reach.length ? row([[12, ...section(making, words.findUs), ...reach, ...appointmentPart(making)]], { look: 'board' }) : []),
    ...nextStep(making),
  ]
}

const contact: Make = (making, kept) => {
  const { facts, words } = making
  const lead = facts.phone ? fill(words.ringOrForm, { phone: facts.phone }) : ''
  return [
    ...headOf(making, words.titles.contact, lead),
    ...row([
      [7, module('contact-form', kept.contactForm)],
      [5, ...appointmentPart(making)],
    ]),
    ...row([[12, ...reachPart(making)]], { look: 'board', anchor: 'hours' }),
  ]
}

const privacy: Make = (making) => {
  const { facts, words } = making
  const { lead, who, sections } = words.privacyText
  const isShown = {
    visit: true,
    form: true,
    reviews: has(facts, 'reviews'),
    map: isPlaced(facts) && making.fits(module('business-contact', { map: 'map' })),
    rights: true,
  }
  const owner = [facts.name, address(facts), facts.phone, facts.email].filter(Boolean).map(escaped).join('<br>')
  const html = Object.entries(sections)
    .filter(([name]) => isShown[name as keyof typeof sections])
    .map(([, { title, text }]) => `<h2>${escaped(title)}</h2><p>${escaped(text)}</p>`)
    .join('')
  return [
    ...headOf(making, words.titles.privacy, lead),
    ...row([[8, module('rich-text', { html: `<p><strong>${escaped(who)}</strong><br>${owner}</p>${html}` })]]),
  ]
}

const reviews: Make = (making, kept) => [
  ...headOf(making, making.words.titles.reviews, comesToCustomers(making.facts) ? making.words.reviewLeadAway : making.words.reviewLead),
  ...row([[12, module('review-list')]]),
  ...row([[8, ...section(making, making.words.review.title), module('review-form', kept.reviewForm)]], { look: 'board', anchor: 'write' }),
]

const projects: Make = (making) => [
  ...headOf(making, making.words.titles.projects),
  ...row([[12, module('portfolio')]]),
  ...nextStep(making),
]

const news: Make = (making) => [
  ...headOf(making, making.words.titles.news),
  ...row([[8, module('rich-text', { html: '' })]], { anchor: gapAnchors.news }),
]

const makers: Readonly<Record<PageName, Make>> = { home, services, about, contact, privacy, reviews, projects, news }

/** One page of the site, made of nothing but the facts. */
export function pageFrom(name: PageName, making: Making, kept: Kept): Document {
  const { facts, words } = making
  const values = { name: facts.name, first: firstSentence(facts, words) || headingOf(facts, words) }
  return {
    version: 2,
    path: paths[name],
    title: fill(words.titles[name], values),
    description: fill(words.descriptions[name], values),
    isHidden: false,
    rows: makers[name](making, kept).map((one) => ({
      ...one,
      columns: one.columns.map((column) => ({ ...column, modules: column.modules.filter(making.fits) })),
    })),
  }
}

/** The pages that were chosen, in their order; home and privacy are always among them. */
export const chosenPages = (facts: Facts): PageName[] => (Object.keys(paths) as PageName[]).filter((name) => has(facts, name))
