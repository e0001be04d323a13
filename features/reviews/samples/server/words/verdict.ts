import type { NewReview } from '../../../server/new-review'
import { type Dice, odds } from './dice'
import type { Sentiment } from './phrase-bank'

type Given = Required<Pick<NewReview, 'rating' | 'recommendation'>>

/** The stars that the writer has in mind, how they show at the source, and how the writer feels. */
export type Verdict = { readonly stars: number; readonly given: Given; readonly feeling: Sentiment }

const RECOMMENDED_ONLY = 0.6
const HALF_STARS = 0.05

const anyStars = odds([
  [5, 58],
  [4, 20],
  [3, 9],
  [2, 5],
  [1, 8],
])

/** Facebook asks whether one recommends; some other sources know half stars. */
function givenFor(dice: Dice, stars: number, source: string): Given {
  if (source === 'Facebook' && dice.chance(RECOMMENDED_ONLY)) {
    const liked = stars === 3 ? dice.chance(0.5) : stars > 3
    return { rating: null, recommendation: liked ? 'positive' : 'negative' }
  }
  const half = source !== 'Facebook' && source !== 'Google' && dice.chance(HALF_STARS)
  return { rating: half ? Math.min(stars + 0.5, 4.5) : stars, recommendation: '' }
}

function feelingOf(dice: Dice, stars: number): Sentiment {
  if (stars === 5) return 'praise'
  if (stars === 4) return dice.chance(0.75) ? 'praise' : 'mixed'
  if (stars === 3) return 'mixed'
  return stars === 2 && dice.chance(0.25) ? 'mixed' : 'complaint'
}

export function verdictOf(dice: Dice, source: string): Verdict {
  const stars = anyStars(dice)
  return { stars, given: givenFor(dice, stars, source), feeling: feelingOf(dice, stars) }
}
