import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { businessShape } from '../business'
import { businessData, trailData } from './structured'
import { titleOf } from './title'

const day = [{ from: '07:30', to: '16:30' }]
const hours = { monday: day, tuesday: day, saturday: [{ from: '09:00', to: '12:00' }] }

test('a business says what is known of it, days that are alike together, and never rates itself', () => {
  const business = parse(businessShape, {
    ...{
      name: 'Tussock & Tide',
      kind: 'GeneralContractor',
      street: '14 Driftwood Lane',
      city: 'Nelson',
      country: 'nz',
      phone: '03 555 0142',
    },
    ...{ geo: { latitude: -41.27, longitude: 173.28 }, priceRange: '$20–60', hours, profiles: ['https://social.example/tussock'] },
    exceptions: [{ from: '2026-12-24', to: '2027-01-05', note: 'Summer' }],
  })
  const data = businessData(business, 'https://site.example', { logo: 'https://site.example/media/logo.svg' })
  expect(data).toMatchObject({
    '@type': 'GeneralContractor',
    url: 'https://site.example/',
    address: { '@type': 'PostalAddress', streetAddress: '14 Driftwood Lane', addressLocality: 'Nelson', addressCountry: 'NZ' },
    openingHoursSpecification: [
      { opens: '07:30', closes: '16:30', dayOfWeek: ['Monday', 'Tuesday'] },
      { opens: '09:00', closes: '12:00', dayOfWeek: ['Saturday'] },
    ],
    specialOpeningHoursSpecification: [{ opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2027-01-05' }],
    sameAs: ['https://social.example/tussock'],
    geo: { '@type': 'GeoCoordinates', latitude: -41.27, longitude: 173.28 },
    priceRange: '$20–60',
    logo: 'https://site.example/media/logo.svg',
  })
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i)
  expect(Object.keys(businessData(parse(businessShape, { name: 'A' }), 'https://s.example'))).toEqual([
    '@context',
    '@type',
    '@id',
    'name',
    'url',
  ])
})

test.each([
  [{ profiles: ['javascript:alert(1)'] }],
  [{ profiles: ['http://plain.example'] }],
  [{ geo: { latitude: 91, longitude: 0 } }],
  [{ email: 'nobody' }],
  [{ priceRange: 'x'.repeat(61) }],
  [{ priceRange: 'cheap' }],
  [{ phone: 'ring us' }],
  [{ hours: { monday: [{ from: '16:00', to: '07:00' }] } }],
  [{ hours: { monday: [{ from: '7:00', to: '08:00' }] } }],
  [{ hours: { monday: [...day, { from: '16:00', to: '17:00' }] } }],
  [{ exceptions: [{ from: '2026-02-30', to: '2026-03-01' }] }],
  [{ exceptions: [{ from: '2026-03-02', to: '2026-03-01' }] }],
])('bar E04: details that cannot be are refused: %j', (details) => {
  expect(safeParse(businessShape, details).success).toBe(false)
})

test('the way to a page counts from one', () => {
  expect(trailData([{ name: 'Home', href: 'https://s.example/' }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: 'https://s.example/' }],
  })
})

test('titles follow the pattern unless they name the business themselves', () => {
  expect(titleOf('{title} – {site}', 'Deck', 'Tussock')).toBe('Deck – Tussock')
  expect(titleOf('{title} – {site}', 'Deck by Tussock', 'Tussock')).toBe('Deck by Tussock')
  expect(titleOf('{title} – {site}', 'Deck', '')).toBe('Deck')
  expect(titleOf('{title} – {site}', 'A $& b', 'T$1')).toBe('A $& b – T$1')
})
