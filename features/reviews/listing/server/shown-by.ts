import type { Display } from '../../display'
import type { PublicReview } from '../../review'

/**
 * A review without what its display does not show. It is cut here and not in the page: a name that is to be short is
 * short for whoever reads the page's source, too. Without a display it is shown as displays usually are.
 */
export const shownBy =
  (display: Pick<Display, 'card'> | undefined) =>
  (review: PublicReview): PublicReview => {
    const { avatar, product, url, ...rest } = review
    if (!display) return rest
    const { card } = display
    return {
      ...rest,
      reviewer: nameAs(card.names, review.reviewer),
      title: card.title ? review.title : '',
      reply: card.reply ? review.reply : null,
      photos: card.photos ? review.photos : [],
      location: card.location ? review.location : '',
      company: card.company ? review.company : '',
      ...(card.avatar === 'photo' && avatar && { avatar }),
      ...(card.product && product && { product }),
      ...(card.source === 'link' && url && { url }),
    }
  }

/** "Ann Mary Lee" in full, as "Ann", or as "Ann L." */
function nameAs(names: Display['card']['names'], name: string): string {
  if (names === 'full') return name
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  return names === 'first' || !last ? first : `${first} ${[...last][0]}.`
}
