import { expect, test } from 'vitest'
import { securityText } from './security-txt'

const site = { publicUrl: 'https://site.example', language: 'de', now: Date.parse('2026-11-23T10:00:00Z') }

test('whom to tell, until when it holds, and where it stands', () => {
  expect(securityText({ ...site, contact: 'owner@site.example' }).split('\n')).toEqual([
    'Contact: mailto:owner@site.example',
    'Expires: 2027-05-22T00:00:00Z',
    'Preferred-Languages: de, en',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ])
})

test('an address on the web stays as it is, and English is named once', () => {
  const text = securityText({ ...site, language: 'en', contact: 'https://site.example/report' })
  expect(text).toContain('Contact: https://site.example/report\n')
  expect(text).toContain('Preferred-Languages: en\n')
})
