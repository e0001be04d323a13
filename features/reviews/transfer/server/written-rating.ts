const BEST = 5
const unrated: readonly string[] = ['', '0', '0.0', '0,0', '-', '–', 'n/a', 'none', 'null', 'unrated', 'star_rating_unspecified']
const counted: readonly string[] = ['one', 'two', 'three', 'four', 'five']
const OUT_OF = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:\/|out of|of|von|sur|de)\s*(5|10|100)(?:\s*\p{L}+)?$/u
const PLAIN = /^([1-5](?:[.,]\d+)?)\s*(?:stars?|sterne?|étoiles?|estrellas?|★|⭐\ufe0f?)?$/u
const SIGNS = /^(?=.{1,10}$)((?:★|⭐|🌟)+)(½)?☆*$/u

/** Stars as people and programs write them: `4.5`, `4,5`, `5/5`, `8/10`, `★★★★☆`, `5 stars`, `FIVE`. Null where nothing was rated, undefined for what is no rating. */
export function writtenRating(value: string): number | null | undefined {
  const text = value.replaceAll('\ufe0f', '').trim().toLowerCase()
  if (unrated.includes(text) || /^☆+$/.test(text)) return null
  const rating = countOf(text)
  if (rating === 0) return null
  return rating !== undefined && rating >= 1 && rating <= BEST ? rating : undefined
}

function countOf(text: string): number | undefined {
  const [, share, whole] = OUT_OF.exec(text) ?? []
  if (share && whole) return Math.round((number(share) / Number(whole)) * BEST * 100) / 100
  const [, signs, half] = SIGNS.exec(text) ?? []
  if (signs) return [...signs].length + (half ? 0.5 : 0)
  const [, plain] = PLAIN.exec(text) ?? []
  if (plain) return number(plain)
  return counted.includes(text) ? counted.indexOf(text) + 1 : undefined
}

const number = (text: string): number => Number(text.replace(',', '.'))

const positive: readonly string[] = ['positive', 'recommends', 'recommended', 'recommend', 'yes', 'true', '1']
const negative: readonly string[] = [
  ...['negative', 'does not recommend', "doesn't recommend", 'doesn’t recommend', 'not recommended', "don't recommend"],
  ...['no', 'false', '0'],
]

/** A recommendation without stars, as Facebook has them; undefined for other words. */
export function writtenRecommendation(value: string): 'positive' | 'negative' | '' | undefined {
  const text = value.trim().toLowerCase()
  if (text === '') return ''
  if (positive.includes(text)) return 'positive'
  return negative.includes(text) ? 'negative' : undefined
}
