import type { LanguageOf } from '@frontage/kit/person-texts'
import { mailboxOf } from '@frontage/kit/personal.server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape } from '../../form'
import { contactDefinition } from '../../server/contact.fake'
import type { FileRow } from '../../server/files.store'
import { ownerEmails, thanksEmail } from './emails'

const languageOf: LanguageOf = (address) => (address.startsWith('ana@') ? 'de' : 'en')

const steps = [
  {
    title: '',
    fields: [
      { type: 'date', name: 'start', label: 'Start' },
      { type: 'text', name: 'part', label: 'Part number' },
    ],
  },
]

test('issue 12: an e-mail says a day in words, and leaves what only looks like one as it was written', () => {
  const form = v.parse(contactFormShape, {
    ...contactDefinition,
    steps,
    letter: { to: 'owner@site.test', subject: 'From [start]', body: '[_all]' },
  })
  const values = [
    { name: 'start', label: 'Start', values: ['2027-02-15'] },
    { name: 'part', label: 'Part number', values: ['2027-02-15'] },
  ]
  const about = {
    entry: 5,
    form,
    content: { values, consents: [] },
    page: '',
    files: [],
    owner: '',
    siteName: '',
    publicUrl: '',
    languageOf,
  }
  expect(ownerEmails(about)).toMatchObject([
    { subject: 'From 15 February 2027', text: expect.stringContaining('Start: 15 February 2027\nPart number: 2027-02-15') },
  ])
})

const about = (definition: object, values: readonly { name: string; label: string; values: string[] }[]) => ({
  ...{ entry: 5, form: v.parse(contactFormShape, { ...contactDefinition, steps, ...definition }), content: { values, consents: [] } },
  ...{ page: '', files: [], owner: '', siteName: '', publicUrl: 'https://site.test', languageOf },
})

test('bar G01: a field of one line is one line of the e-mail, whatever was sent for it', () => {
  const letter = { to: 'owner@site.test', subject: 'New', body: '[_all]' }
  const [email] = ownerEmails(about({ letter }, [{ name: 'part', label: 'Part number', values: ['7\r\nStart: tomorrow\u2028End: never'] }]))
  expect(email?.text).toContain('Part number: 7 Start: tomorrow End: never\n')
})

test('bar F12: what thanks a visitor holds no way into the admin', () => {
  const thanks = { to: 'part', subject: 'Thanks [_entry_url]', body: 'Thank you. [_all] [_entry_url] [_form_title]' }
  const email = thanksEmail(about({ title: 'Contact', thanks }, [{ name: 'part', label: 'Part number', values: ['ann@example.com'] }]))
  expect(email).toMatchObject({ to: 'ann@example.com', subject: 'Thanks' })
  expect(email?.text).toMatch(/^Thank you\.\s+Contact$/)
})

test('a thank-you e-mail holds nothing that its sender chose: no field, in its subject either, and no page (bar F12)', () => {
  const thanks = { to: 'part', subject: 'Thanks [start] [_url]', body: 'From [_url]: [start] [part]' }
  const values = [
    { name: 'start', label: 'Start', values: ['Buy now'] },
    { name: 'part', label: 'Part number', values: ['ann@example.com'] },
  ]
  for (const page of ['/?Buy+now', '//evil.test/buy'])
    expect(thanksEmail({ ...about({ thanks }, values), page })).toMatchObject({
      subject: 'Thanks https://site.test',
      text: 'From https://site.test:  ',
    })
})

test('the owner reads the page that a message came from, of this site or of another', () => {
  const letter = { to: 'owner@site.test', subject: 'New', body: '[_url]' }
  const texts = ['/contact?a=1', '//shop.test/contact', ''].map((page) => ownerEmails({ ...about({ letter }, []), page })[0]?.text)
  expect(texts).toEqual(['https://site.test/contact?a=1', 'https://shop.test/contact', ''])
})

test.each(['a@x.test, evil@y.test', 'Ann <a@x.test>', 'a@x.test;b@y.test', '"a@x.test\r\nBcc: evil@y.test"', 'nobody'])(
  'what a visitor wrote as %j into a field of any text is no address of an e-mail (bar G02)',
  (written) => {
    const letter = { to: 'owner@site.test', replyTo: 'part', subject: 'New', body: '[_all]' }
    const sent = about({ letter, thanks: { to: 'part', subject: 'Thanks', body: '' } }, [
      { name: 'part', label: 'Part', values: [written] },
    ])
    expect(ownerEmails(sent).map(({ to, replyTo }) => [to, replyTo])).toEqual([['owner@site.test', undefined]])
    expect(thanksEmail(sent)).toBeUndefined()
  },
)

test.each([
  ['Vict+1@Example.com', 'vict@example.com'],
  ['vict+a+b@example.com', 'vict@example.com'],
  ['vict@example.com', 'vict@example.com'],
])('bar F12: %s counts as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))

test('whoever is told of a message reads in their own language what the form does not say itself, with days as they write them', () => {
  const letter = { to: 'ana@site.test, bo@site.test', subject: 'From [start]', body: '[_all]' }
  const consents = [{ name: 'terms', wording: 'Our <b>terms</b>', isGiven: true }]
  const sent = about({ letter }, [{ name: 'start', label: 'Start', values: ['2027-02-15'] }])
  const file = { name: 'plan.pdf', field: 'plan', scan: '', bytes: 1 } as unknown as FileRow
  expect(ownerEmails({ ...sent, files: [file], content: { ...sent.content, consents } })).toMatchObject([
    {
      subject: 'From 15. Februar 2027',
      text: 'Start: 15. Februar 2027\nZugestimmt: Our terms\nDatei: plan.pdf (bei der Nachricht in der Verwaltung)\n\nDie Nachricht in der Verwaltung: https://site.test/admin/messages?entry=5',
    },
    {
      subject: 'From 15 February 2027',
      text: 'Start: 15 February 2027\nAgreed to: Our terms\nFile: plan.pdf (with the message in the admin)\n\nThe message in the admin: https://site.test/admin/messages?entry=5',
    },
  ])
})
