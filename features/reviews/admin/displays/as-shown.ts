import type { Display } from '../../display'
import type { PublicReview } from '../../review'

/** A name as far as it is shown: in full, the first name, or that and the initial of the last. */
export function nameAs(reviewer: string, names: Display['card']['names']): string {
  const parts = reviewer.trim().split(/\s+/)
  const [first = ''] = parts
  const last = parts.at(-1)
  if (names === 'full' || parts.length < 2) return reviewer
  return names === 'initial' && last ? `${first} ${[...last][0]}.` : first
}

/** A review without what its card leaves out. */
export function asShown(review: PublicReview, { card }: Pick<Display, 'card'>): PublicReview {
  return {
    ...review,
    reviewer: nameAs(review.reviewer, card.names),
    title: card.title ? review.title : '',
    location: card.location ? review.location : '',
    company: card.company ? review.company : '',
    photos: card.photos ? review.photos : [],
    reply: card.reply ? review.reply : null,
  }
}

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Whether a display takes this review. */
export function isTaken({ rating, text, source, language, id }: PublicReview, { selection }: Pick<Display, 'selection'>): boolean {
  const { minStars, minWords, hideWithoutText, types, languages, ids } = selection
  if (minStars > 0 && (rating ?? 0) < minStars) return false
  if (wordsOf(text) < minWords || (hideWithoutText && !text.trim())) return false
  if (types.length > 0 && !types.some((type) => type.toLowerCase() === source.toLowerCase())) return false
  if (languages.length > 0 && !languages.includes(language)) return false
  return ids.length === 0 || ids.includes(id)
}
