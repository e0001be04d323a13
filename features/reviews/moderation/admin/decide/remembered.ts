import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Review, Status } from '../../../review'
import { allQueues, type Counts, type News, newsKey, type Queue } from '../keys'
import { newsWith, newsWithout, placeIn, type QueuePosition, queueWith, queueWithout, recounted } from './queue'

type PutBack = () => void

/** Takes a review out of everything that is remembered. Hands back what puts it back where it was. */
export function takeOut(client: QueryClient, review: Review, to: Status): PutBack {
  const places = leaveQueues(client, review.id)
  const inNews = client.getQueryData<News>(newsKey)?.waiting.findIndex(({ id }) => id === review.id) ?? -1
  client.setQueryData<News>(newsKey, (news) => news && newsWithout(news, review.id))
  recount(client, (before) => recounted(before, review.status, to))
  return () => {
    for (const [key, place] of places) client.setQueryData<Queue>(key, (queue) => queue && queueWith(queue, review, place))
    if (inNews >= 0) client.setQueryData<News>(newsKey, (news) => news && newsWith(news, review, inNews))
    recount(client, (before) => recounted(before, to, review.status))
  }
}

function leaveQueues(client: QueryClient, id: number): [QueryKey, QueuePosition][] {
  const places: [QueryKey, QueuePosition][] = []
  for (const [key, queue] of client.getQueriesData<Queue>({ queryKey: allQueues })) {
    const place = queue && placeIn(queue, id)
    if (!place) continue
    places.push([key, place])
    client.setQueryData<Queue>(key, queueWithout(queue, id))
  }
  return places
}

/** Corrects the counts wherever they are remembered. */
export function recount(client: QueryClient, to: (counts: Counts) => Counts): void {
  client.setQueriesData<Queue>(
    { queryKey: allQueues },
    (queue) => queue && { ...queue, pages: queue.pages.map((page) => ({ ...page, counts: to(page.counts) })) },
  )
  client.setQueryData<News>(newsKey, (news) => news && { ...news, counts: to(news.counts) })
}

const none: Counts = { pending: 0, published: 0, rejected: 0, spam: 0, withdrawn: 0 }

/** The counts as far as they are known. */
export function counts(client: QueryClient): Counts {
  const [, queue] = client.getQueriesData<Queue>({ queryKey: allQueues }).find(([, data]) => data) ?? []
  return queue?.pages[0]?.counts ?? client.getQueryData<News>(newsKey)?.counts ?? none
}

const inPlace = (reviews: readonly Review[], changed: Review): Review[] =>
  reviews.map((review) => (review.id === changed.id ? changed : review))

/** Shows a review as it now stands, wherever it is remembered. Its state is the same as before. */
export function keepReview(client: QueryClient, changed: Review): void {
  client.setQueriesData<Queue>(
    { queryKey: allQueues },
    (queue) => queue && { ...queue, pages: queue.pages.map((page) => ({ ...page, reviews: inPlace(page.reviews, changed) })) },
  )
  client.setQueryData<News>(newsKey, (news) => news && { ...news, waiting: inPlace(news.waiting, changed) })
}
