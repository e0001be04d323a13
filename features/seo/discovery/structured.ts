import { phonesIn } from '@frontage/kit/phones'
import type { Business } from '../business'
import { days, type Exception, type Span, type Week } from '../hours'

type Data = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'
const nameOf = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1)

const aloneOrAll = (texts: readonly string[]): string | readonly string[] => (texts.length === 1 ? texts[0]! : texts)

type Pictures = { readonly image?: string | undefined; readonly logo?: string | undefined }

/** Only what is known. Ratings stay away: search engines forbid businesses to rate themselves. */
export function businessData(business: Business, publicUrl: string, { image, logo }: Pictures = {}): Data {
  const { kind, name, phone, email, geo, hours, exceptions, profiles, priceRange } = business
  const address = addressData(business)
  return {
    '@context': CONTEXT,
    '@type': kind,
    '@id': `${publicUrl}/#business`,
    name,
    url: `${publicUrl}/`,
    ...(image && { image }),
    ...(logo && { logo }),
    ...(priceRange && { priceRange }),
    ...(phone && { telephone: aloneOrAll(phonesIn(phone)) }),
    ...(email && { email }),
    ...(address && { address }),
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...(hours && { openingHoursSpecification: weekData(hours) }),
    ...(exceptions.length && { specialOpeningHoursSpecification: exceptions.flatMap(exceptionData) }),
    ...(profiles.length && { sameAs: profiles }),
  }
}

function addressData({ street, suburb, city, region, postcode, country }: Business): Data | undefined {
  const lines = {
    ...(street && { streetAddress: [street, suburb].filter(Boolean).join(', ') }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(postcode && { postalCode: postcode }),
    ...(country && { addressCountry: country }),
  }
  return Object.keys(lines).length ? { '@type': 'PostalAddress', ...lines } : undefined
}

/** Days that are open alike stand together; a day that is closed is not named. */
function weekData(week: Week): Data[] {
  const alike = new Map<string, { span: Span; on: string[] }>()
  for (const day of days)
    for (const span of week[day]) {
      const known = alike.get(`${span.from} ${span.to}`) ?? { span, on: [] }
      known.on.push(nameOf(day))
      alike.set(`${span.from} ${span.to}`, known)
    }
  return [...alike.values()].map(({ span, on }) => ({ ...openData(span), dayOfWeek: on }))
}

const openData = ({ from, to }: Span): Data => ({ '@type': 'OpeningHoursSpecification', opens: from, closes: to })

/** Closed all day: it opens and closes at midnight. */
const exceptionData = ({ from, to, spans }: Exception): Data[] =>
  (spans.length ? spans : [{ from: '00:00', to: '00:00' }]).map((span) => ({ ...openData(span), validFrom: from, validThrough: to }))

/** The site, and how it is searched. */
export const siteData = (name: string, publicUrl: string): Data => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url: `${publicUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/?s={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The way from the home page to this one. */
export const trailData = (trail: readonly { readonly name: string; readonly href: string }[]): Data => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: href })),
})
