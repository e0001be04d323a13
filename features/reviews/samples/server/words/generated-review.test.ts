import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { statuses } from '../../../review'
import { publicReviewShape } from '../../../review-shape'
import type { NewReview } from '../../../server/new-review'
import { generatedReview } from './generated-review'
import { languages } from './languages'

const COUNT = 20_000
const many = Array.from({ length: COUNT }, (_, i) => generatedReview(2026, i))
const shareOf = (holds: (review: NewReview) => unknown): number => (many.filter(holds).length / COUNT) * 100

type Picture = { readonly file: string; readonly use: string }
const pictures: readonly Picture[] = JSON.parse(readFileSync('demo/pictures/pictures.json', 'utf8'))
const portfolio = pictures.filter(({ use }) => use === 'portfolio').map(({ file }) => `/media/${file}`)

describe('a generated review', () => {
  test('depends on its seed and number alone', () => {
    for (const i of [19_999, 3, 12_345, 0]) expect(generatedReview(2026, i)).toEqual(many[i])
    expect(generatedReview(2027, 3)).not.toEqual({ ...many[3], uniqueId: 'gen-2027-3' })
  })

  test('has an id of its own and is marked as a sample', () => {
    expect(new Set(many.map(({ uniqueId }) => uniqueId)).size).toBe(COUNT)
    expect(many[7]?.uniqueId).toBe('gen-2026-7')
    expect(many.every(({ sample }) => sample)).toBe(true)
  })

  test('is fit to be shown', () => {
    for (const { companyName, createdAt, ...review } of many) {
      const shown = { id: 1, title: '', date: createdAt, recommendation: '', company: companyName, ...review }
      expect(v.safeParse(publicReviewShape, shown).issues, review.uniqueId).toBeUndefined()
    }
  })

  test('is rated from 1 to 5 in half stars, or says whether it recommends', () => {
    for (const { rating, recommendation } of many) {
      if (rating === null) expect(recommendation).toMatch(/^(positive|negative)$/)
      else expect([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]).toContain(rating)
    }
  })

  test('was written between 2015 and 20 November 2026, and answered after that', () => {
    for (const { createdAt, reply, status } of many) {
      if (reply) expect(status).toBe('published')
      expect(createdAt).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(createdAt >= '2015-01-01' && createdAt < '2026-11-21').toBe(true)
      if (reply?.date) expect(reply.date >= createdAt && reply.date < '2026-11-21').toBe(true)
    }
  })

  test('holds only what a database takes', () => {
    for (const review of many) {
      const { reviewer, title = '', text, reply, photos = [], status } = review
      for (const words of [reviewer, title, text, reply?.text ?? '']) {
        expect(words.isWellFormed()).toBe(true)
        expect(words).not.toContain('\0')
        expect(words).not.toContain('undefined')
      }
      expect(reviewer).not.toBe('')
      expect(text.length).toBeLessThan(20_000)
      expect(statuses).toContain(status)
      expect(new Set(photos).size).toBe(photos.length)
      for (const photo of photos) expect(portfolio).toContain(photo)
    }
  })
})

describe('many generated reviews', () => {
  test.each(languages)('are written in $code as often as they should be', ({ code, share }) => {
    expect(Math.abs(shareOf(({ language }) => language === code) - share)).toBeLessThan(1)
  })

  test.each([
    ['come from Google', 50, ({ source }: NewReview) => source === 'Google'],
    ['come from Facebook', 20, ({ source }: NewReview) => source === 'Facebook'],
    ['come from the own site', 20, ({ source }: NewReview) => source === 'Submitted'],
    ['give five stars or recommend', 60, ({ rating, recommendation }: NewReview) => rating === 5 || recommendation === 'positive'],
    ['are published', 92, ({ status }: NewReview) => status === 'published'],
    ['are pending', 6, ({ status }: NewReview) => status === 'pending'],
    ['have a title', 29, ({ title }: NewReview) => title],
    ['have no text', 2, ({ text }: NewReview) => text === ''],
    ['show photos', 16, ({ photos }: NewReview) => photos?.length],
    ['are answered', 23, ({ reply }: NewReview) => reply],
    ['are walls of text', 0.5, ({ text }: NewReview) => text.split('\n\n').length > 7],
    ['are hostile', 0.2, ({ text, reviewer }: NewReview) => /[<\u202e]|[A-Za-z]{136}|🇳🇿|%s|=1\+1|\ufeff/.test(reviewer + text)],
  ])('%s in %d of 100', (_, share, holds) => {
    expect(Math.abs(shareOf(holds) - share)).toBeLessThan(share < 1 ? share / 2 : 1.5)
  })

  test('seldom say the same', () => {
    const texts = many.map(({ text }) => text).filter(Boolean)
    expect(1 - new Set(texts).size / texts.length).toBeLessThan(0.1)
  })

  test('grow in number, and some carry the very same stamp', () => {
    const inYear = (year: number) => many.filter(({ createdAt }) => createdAt.startsWith(String(year))).length
    expect(inYear(2025)).toBeGreaterThan(4 * inYear(2016))
    expect(COUNT - new Set(many.map(({ createdAt }) => createdAt)).size).toBeGreaterThan(COUNT / 100)
  })
})
