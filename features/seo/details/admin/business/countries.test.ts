import { expect, test } from 'vitest'
import { countries } from './countries'

test('issue 12: a country is chosen by its name', () => {
  const labels = countries().map(({ label }) => label)
  expect(countries()).toContainEqual({ value: 'NZ', label: 'New Zealand' })
  expect(countries()).toContainEqual({ value: 'GB', label: 'United Kingdom' })
  expect(labels.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands'])
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.length).toBeGreaterThan(240)
})

test('issue 12: what is no country today is not offered', () => {
  const values = countries().map(({ value }) => value)
  for (const code of ['SU', 'YU', 'DD', 'EU', 'UN', 'UK', 'XA', 'ZZ']) expect(values).not.toContain(code)
})
