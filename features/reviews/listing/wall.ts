import { placesOf } from '@frontage/parts/columns'
import type { PublicReview } from '../review'
import { CLAMP_LINES } from '../spec'
import { type CardOptions, fitOf, lookAs, paragraphsOf, roomOf } from './card'

const GAP = 20
/** Columns that the style sheet knows. */
export const MOST_COLUMNS = 6

/** How wide a column usually is when a wall of at most so many has so many. */
const usualWidth = (count: number, most: number): number => (count < most ? 240 : 1140 / count - GAP)

/**
 * Into which column each card goes when there are so many, the shortest first (reviews, §9). Nobody has measured the cards
 * yet: their heights are judged by what is in them, so that a wall stands before any script runs, and reads across.
 */
export function columnsOf(reviews: readonly PublicReview[], card: CardOptions, count: number, most: number): number[] {
  const width = usualWidth(count, most)
  const heights = reviews.map((review) => heightOf(review, card, width))
  return placesOf({ count, width, gutter: 0 }, heights, GAP).places.map(({ column }) => column + 1)
}

/** Pixels, about. */
function heightOf(review: PublicReview, card: CardOptions, width: number): number {
  const look = lookAs(card.look, review)
  const inner = look === 'bare' ? width : width - 50
  const isLong = fitOf(review.text, card.clampLines ?? CLAMP_LINES) !== 'fits'
  const isLarge = !isLong && (look === 'tide' || look === 'bare')
  const lines = linesOf(review.text, inner / (isLarge ? 12.5 : 8.1))
  const text = isLong ? Math.min(lines, card.clampLines ?? CLAMP_LINES) * 27 + 36 : lines * (isLarge ? 31 : 27)
  const title = review.title ? linesOf(review.title, inner / 11) * 26 + 8 : 0
  const reply = review.reply ? 24 + 25 + linesOf(review.reply.text, (inner - 20) / 7.8) * 25 : 0
  return 50 + photosOf(review, width) + 42 + title + text + personOf(review, inner) + reply
}

const linesOf = (text: string, letters: number): number =>
  paragraphsOf(text).reduce((sum, paragraph) => sum + Math.max(1, Math.ceil(roomOf(paragraph) / letters)), 0)

function photosOf({ photos }: PublicReview, width: number): number {
  if (!photos.length) return 0
  if (photos.length > 2) return Math.ceil(photos.length / 3) * (width / 3) + 24
  return photos.length === 2 ? (width / 2) * 1.25 + 24 : width * 0.625 + 24
}

const personOf = ({ company, location }: PublicReview, inner: number): number =>
  24 + 26 + (company ? 22 : 0) + linesOf(`${location}, November 2026`, (inner - 56) / 7) * 22
