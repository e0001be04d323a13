import { type CardInfo, useSession } from '@frontage/kit/admin/screen'
import { useQueries } from '@tanstack/react-query'
import { cards, holds } from '../contributions'

const EVERY = 60_000

export type CardNews = {
  readonly card: CardInfo<unknown>
  readonly news: unknown
  readonly error: Error | null
  readonly retry: () => void
}

/** What the cards of this person know, asked again every minute while somebody looks. */
export function useNews(): CardNews[] {
  const { me } = useSession()
  const mine = cards.filter(({ right }) => holds(me, right))
  const answers = useQueries({ queries: mine.map(({ news }) => ({ ...news, refetchInterval: EVERY })) })
  return mine.map((card, place) => {
    const { data, error, refetch } = answers[place]!
    return { card, news: data, error, retry: () => void refetch() }
  })
}

/** How many things wait, by the screen where they are done. */
export function useWaiting(): ReadonlyMap<string, number> {
  const known = useNews().filter(({ news }) => news !== undefined)
  return new Map(known.map(({ card, news }) => [card.path, card.waiting(news)]))
}
