import { expect, test } from 'vitest'
import type { PublicReview } from '../review'
import { columnsOf } from './wall'

const reviewWith = (text: string, photos: string[] = []): PublicReview => ({
  ...{ id: 1, reviewer: 'Ann', rating: 5, recommendation: '', title: '', text, date: '2026-03-01T00:00:00.000Z', source: 'Google' },
  ...{ language: 'en', location: 'Stoke', company: '', photos, reply: null, sample: false },
})
const short = reviewWith('Solid work.')
const long = reviewWith('They came when they said, and built what was drawn. '.repeat(3), ['/media/deck.jpg'])

test('R09: the first cards stand side by side, and what follows goes where there is room', () => {
  expect(columnsOf([long, short, short, short, short], {}, 3, 3)).toEqual([1, 2, 3, 2, 3])
  expect(columnsOf([short, long, short, short], {}, 2, 3)).toEqual([1, 2, 1, 1])
})

test('R09: a card is judged by what its display shows of it', () => {
  const wall = [reviewWith('Word after word. '.repeat(60)), short, short, short]
  expect(columnsOf(wall, { clampLines: 1 }, 2, 2)).toEqual([1, 2, 2, 1])
  expect(columnsOf(wall, { clampLines: 12 }, 2, 2)).toEqual([1, 2, 2, 2])
})

test('fewer cards than columns stand one in each', () => {
  expect(columnsOf([short, short], {}, 3, 3)).toEqual([1, 2])
  expect(columnsOf([], {}, 3, 3)).toEqual([])
})
