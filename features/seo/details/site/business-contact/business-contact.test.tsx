import { setLocale } from '@frontage/kit/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { businessShape } from '../../../business'
import type { DetailsAnswer } from '../../wire'
import { block as factsBlock } from '../business-facts/business-facts.block'
import { View as FactsView } from '../business-facts/business-facts.view'
import { block } from './business-contact.block'
import { View } from './business-contact.view'

beforeAll(() => setLocale({ language: 'en', timeZone: 'Europe/London' }))

const { hours } = parse(businessShape, { hours: { monday: [{ from: '09:00', to: '17:00' }] } })
const unknown: DetailsAnswer = {
  ...{ now: '2026-11-23T10:00:00Z', hours: null, exceptions: [], name: '', street: '', address: [], place: '', phone: '', email: '' },
}
const known: DetailsAnswer = {
  ...{
    ...unknown,
    hours,
    name: 'Low Tide & <co>',
    street: '9 Foreshore Road',
    address: ['9 Foreshore Road', 'Mapua 7005'],
    place: '9 Foreshore Road, Mapua 7005',
  },
  ...{ phone: '+64 (3) 555 0177', email: 'kia@lowtide.example' },
}
const address = { path: '/', page: 1, query: {} }
const drawn = (first: DetailsAnswer, props: object = {}): string =>
  renderToStaticMarkup(<View props={parse(block.props, props)} first={first} address={address} />)
const isEmpty = (first: DetailsAnswer, props: object = {}) => block.isEmpty!(parse(block.props, props), first as never, address)

test('everything that is known is there: a number to call, an address to write to, the place on a map after a press', () => {
  const html = drawn(known, { title: 'Visit us' })
  expect(html).toContain('<h2 class="business-contact__title">Visit us</h2>')
  expect(html).toContain('href="tel:+6435550177"')
  expect(html).toContain('href="mailto:kia@lowtide.example"')
  expect(html).toContain('<span>9 Foreshore Road</span><span>Mapua 7005</span>')
  expect(html).toContain('<h3 class="opening-hours__title">Opening hours</h3>')
  expect(html).toContain('data-frame="https://www.google.com/maps?q=9%20Foreshore%20Road%2C%20Mapua%207005&amp;output=embed"')
  expect(html).toContain('Show Low Tide &amp; &lt;co&gt; on a map')
  expect(html).not.toContain('style=')
})

test('what is not known, or not wanted, is left out; nothing known is nothing to show', () => {
  expect(drawn({ ...known, phone: '' })).not.toContain('tel:')
  expect(drawn(known, { email: false, hours: false, map: 'link' })).not.toMatch(/mailto:|opening-hours|data-frame/)
  expect(isEmpty(unknown)).toBe(true)
  expect(isEmpty({ ...unknown, phone: '1234567' })).toBe(false)
  expect(isEmpty({ ...unknown, hours })).toBe(false)
  expect(isEmpty({ ...unknown, hours }, { hours: false })).toBe(true)
  expect(isEmpty({ ...unknown, place: '1,2' }, { map: 'none' })).toBe(true)
})

test('two numbers stand on a line each and are called by themselves', () => {
  const html = drawn({ ...known, phone: '06 555 0142 / 027 555 0143' })
  expect(html.match(/tel:\d+/g)).toEqual(['tel:065550142', 'tel:0275550143'])
})

test('in a line: the number, the street and the hours, each where it is known', () => {
  const facts = (first: DetailsAnswer, props: object = {}): string[] =>
    [
      ...renderToStaticMarkup(<FactsView props={parse(factsBlock.props, props)} first={first} address={address} />).matchAll(
        /<b[^>]*>([^<]+)</g,
      ),
    ].map(([, title]) => title!)
  expect(facts(known)).toEqual(['Call', 'Visit', 'Open'])
  // Nobody visits a business that names only its town.
  expect(facts({ ...known, street: '', address: ['Mapua 7005'] }, { open: false })).toEqual(['Call'])
  expect(factsBlock.isEmpty!(parse(factsBlock.props, {}), unknown as never, address)).toBe(true)
})
