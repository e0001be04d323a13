import { setLocale } from '@frontage/kit/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { businessShape } from '../../../business'
import { marksOf } from '../../opening-marks'
import { block } from './opening-hours.block'
import { View } from './opening-hours.view'

beforeAll(() => setLocale({ language: 'en', timeZone: 'Pacific/Auckland' }))

const day = [{ from: '07:30', to: '16:30' }]
const { hours, exceptions } = parse(businessShape, {
  hours: { monday: day, tuesday: day },
  exceptions: [{ from: '2026-11-25', to: '2026-11-25', note: 'Stock day & <tea>' }],
})
const address = { path: '/contact', page: 1, query: {} }
/** Monday noon in Nelson. */
const now = '2026-11-22T23:00:00Z'
const drawn = (props: object, given: typeof hours = hours): string =>
  renderToStaticMarkup(<View props={parse(block.props, props)} first={{ now, hours: given, exceptions }} address={address} />)

test('the week is a list of days and times, today is marked in one line, and notes are text', () => {
  const html = drawn({})
  expect(html).toContain('<h3 class="opening-hours__title">Opening hours</h3>')
  expect(html.match(/aria-current="date"/g)).toHaveLength(1)
  expect(html).toMatch(/data-line="w0" aria-current="date"><dt class="opening-hours__days"><bdi>Monday – Tuesday/)
  expect(html).toContain('data-open="1"><strong class="opening-hours__word">Open now</strong>')
  expect(html).toContain('Stock day &amp; &lt;tea&gt;')
  expect(html).not.toContain('style=')
})

test('title, state and grouping are left out when they are not wanted, and everything when no hours are known', () => {
  const html = drawn({ title: '', state: false, group: false, compact: true })
  expect(html).not.toContain('Opening hours')
  expect(html).not.toContain('opening-hours__state')
  expect(html.match(/data-line="w\d"/g)).toHaveLength(7)
  expect(html).toContain('data-compact="true"')
  expect(drawn({}, null)).toBe('')
})

test.each([{}, { title: '', compact: true }, { title: 'When “we” are in', level: 'h2', group: false, state: false }])(
  'R23: a page of somebody else that has the code of %o shows the hours with these settings',
  (props) => expect(parse(block.props, block.stored?.(0, marksOf(props)))).toEqual(parse(block.props, props)),
)
