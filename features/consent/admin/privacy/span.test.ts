import { setLocale } from '@frontage/kit/say'
import { afterEach, expect, test } from 'vitest'
import { spanOf } from './span'

afterEach(() => setLocale({ language: 'en', timeZone: 'UTC' }))

test('days are those of the site, the last one with all its hours, also where clocks are turned', () => {
  expect(spanOf({ from: '2026-05-03', to: '2026-05-03' })).toEqual({ from: '2026-05-03T00:00:00.000Z', to: '2026-05-04T00:00:00.000Z' })
  setLocale({ language: 'en-NZ', timeZone: 'Pacific/Auckland' })
  // Clocks go back on 5 April 2026: that day has 25 hours.
  expect(spanOf({ from: '2026-04-05', to: '2026-04-05' })).toEqual({ from: '2026-04-04T11:00:00.000Z', to: '2026-04-05T12:00:00.000Z' })
  expect(spanOf({ from: '2026-12-31', to: '2026-12-31' }).to).toBe('2026-12-31T11:00:00.000Z')
})
