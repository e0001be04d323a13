import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { consentCookie, earlyConsent } from './choice'

/** What the line in the head of a page says on it. */
function saidBy(line: string, cookie: string, navigator: object = {}): Record<string, string> {
  const dataset: Record<string, string> = {}
  runInNewContext(line, { document: { cookie, documentElement: { dataset } }, navigator })
  return dataset
}
const line = earlyConsent(3, ['statistics', 'marketing'], true)

test('who was never asked is asked, and has refused until then', () => {
  expect(saidBy(line, '')).toEqual({ consentAsked: '', consent: 'refused', allowed: '' })
  expect(saidBy(line, 'other=1; xconsent=3.statistics')).toMatchObject({ consentAsked: '' })
})

test('what was chosen counts for these words only, and for nothing that is not asked for', () => {
  expect(saidBy(line, 'a=b; consent=3.statistics-marketing')).toEqual({ consent: 'given', allowed: 'statistics marketing' })
  expect(saidBy(line, 'consent=3.')).toEqual({ consent: 'refused', allowed: '' })
  expect(saidBy(line, 'consent=3.marketing-preferences-constructor')).toEqual({ consent: 'refused', allowed: 'marketing' })
  expect(saidBy(line, 'consent=2.statistics')).toMatchObject({ consentAsked: '', consent: 'refused' })
  expect(saidBy(line, 'consent=33.statistics')).toMatchObject({ consentAsked: '', consent: 'refused' })
})

test('a browser that says no is believed, unless its visitor said yes here', () => {
  for (const navigator of [{ globalPrivacyControl: true }, { doNotTrack: '1' }]) {
    expect(saidBy(line, '', navigator)).toEqual({ consent: 'refused', allowed: '' })
    expect(saidBy(line, 'consent=3.statistics', navigator)).toMatchObject({ consent: 'given' })
    expect(saidBy(earlyConsent(3, ['statistics'], false), '', navigator)).toHaveProperty('consentAsked')
  }
})

test('a choice is kept for 180 days, by this site alone', () => {
  expect(consentCookie(3, ['statistics'], true)).toBe('consent=3.statistics; path=/; max-age=15552000; SameSite=Lax; Secure')
  expect(consentCookie(3, [], false)).not.toContain('Secure')
})
