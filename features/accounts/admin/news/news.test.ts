import { expect, test } from 'vitest'
import { newestDay } from './newest-day'
import { news } from './news'

test('news are told from the newest on, in a sentence or two, without other sites', () => {
  const days = news.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().reverse())
  expect(newestDay).toBe(days[0])
  for (const { day, title, text, at } of news) {
    expect(new Date(`${day}T00:00:00Z`).toISOString()).toContain(day)
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(text.length, title).toBeLessThanOrEqual(200)
    expect(`${text}${at ?? ''}`).not.toMatch(/https?:|www\./)
  }
})
