import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape, type StoredContactForm } from '../../form'
import type { Content } from '../../server/entry-content'
import { dueActions } from './actions'
import { webhookBody } from './webhook-body'

const content = (values: Record<string, string>): Content => ({
  values: Object.entries(values).map(([name, value]) => ({ name, label: name, values: [value] })),
  consents: [],
})
const actions = (stored: StoredContactForm['actions'], values: Record<string, string> = {}) =>
  dueActions(
    v.parse(contactFormShape, { title: 'F', steps: [{ title: '', fields: [] }], actions: stored }),
    content(values),
    'https://own.test',
  )
const redirectTo = (url: string, hosts: string[] = [], values = {}) =>
  actions({ redirect: { url, hosts } }, values).redirect?.[0]?.redirect_url

test.each([
  ['//evil.test', 'https://own.test/'],
  ['/\\evil.test', 'https://own.test/'],
  ['https:evil.test', 'https://own.test/'],
  ['https://own.test@evil.test', 'https://own.test/'],
  ['https://own.test.evil.test', 'https://own.test/'],
  ['https://evil.test@own.test/x', 'https://own.test/'],
  ['https://a:b@own.test/x', 'https://own.test/'],
  ['javascript:alert(1)', 'https://own.test/'],
  ['/a\tb', 'https://own.test/'],
  ['/[your-name]/x', 'https://own.test/[your-name]/x'],
  ['https://good.nz/thanks', 'https://own.test/'],
  ['/thanks', 'https://own.test/thanks'],
])('bar E08: %s leads to %s', (url, target) => expect(redirectTo(url, [], { 'your-name': '//evil.test' })).toBe(target))

test('bar E08: a host that the owner listed, and values only in the query, encoded', () => {
  expect(redirectTo('https://good.nz/thanks', ['good.nz'])).toBe('https://good.nz/thanks')
  expect(redirectTo('/thanks?name=[your-name]', [], { 'your-name': 'A&b="\r\n#/../' })).toBe(
    'https://own.test/thanks?name=A%26b%3D%22%0D%0A%23%2F..%2F',
  )
})

test('bar E09: an event is a name and texts, never code', () => {
  const answer = actions({ event: { name: 'form_sent', params: [{ name: 'about', value: '[menu]' }] } }, { menu: 'alert(1)' })
  expect(answer.FireScript).toEqual([{ event: 'form_sent', params: { about: 'alert(1)' } }])
})

test('E11: the amount is the owner’s, whatever came with the form', () => {
  const paypal = {
    business: 'shop@own.test',
    item: 'Deposit',
    currency: 'NZD',
    amountField: 'size',
    amounts: [{ value: 'Large', amount: '50.00' }],
  }
  const target = (size: string) => actions({ paypal }, { size, amount: '0.01' }).redirect_to_paypal?.[0]?.redirect_url
  expect(new URL(target('Large')!).searchParams.get('amount')).toBe('50.00')
  expect(target('Small')).toBeUndefined()
})

test.each([
  ['<p>Hi <b>there</b></p>', '<p>Hi <b>there</b></p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="x()" style="a">t</p>', '<p>t</p>'],
  ['<script>alert(1)</script>t', 't'],
  ['<scr<script></script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<a href="javascript:alert(1)">l</a>', 'l'],
  ['<a href="https://x.test/?a=1&b=2" onmouseover=x>l</a>', '<a href="https://x.test/?a=1&amp;b=2">l</a>'],
  ['<form action=//evil><input name=a></form>t', 't'],
  ['<b>open', '<b>open</b>'],
  ['</b>1 < 2', '1 &lt; 2'],
])('a popup keeps only what may stay: %s', (html, clean) =>
  expect(actions({ popup: { title: 'T', body: html } }).popup?.[0]?.['popup-template']).toBe(clean),
)

test('bar E10: other systems get values, and nothing that they were not sent', () => {
  const values = { name: '</field><admin>1</admin>', more: '","admin":true,"', and: '&x=1\r\nX-Evil: 1\u0001' }
  const about = { entry: 1, at: '2026-11-21T00:00:00Z', form: 'F' }
  const written = (format: 'json' | 'form' | 'xml') =>
    webhookBody({ id: 'a', host: 'x.test', url: '', format, fields: [] }, content(values), about).body
  expect(JSON.parse(written('json'))).toEqual({ entry_id: '1', form: 'F', sent_at: about.at, ...values })
  expect(Object.fromEntries(new URLSearchParams(written('form')))).toEqual({ entry_id: '1', form: 'F', sent_at: about.at, ...values })
  expect(
    written('xml')
      .match(/<[a-z?][^>]*>/g)
      ?.map((tag) => tag.split(' ')[0]),
  ).toEqual(['<?xml', '<message>', ...Array(6).fill('<field')])
  expect(written('xml')).not.toContain('\u0001')
})
