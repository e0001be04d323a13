import '../../site/pieces/review-card/review-card.css'
import { send } from '@frontage/kit/wire/send.client'
import type { Settings } from '@frontage/parts/admin/setting'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { displayShape } from '../../display'
import { ReviewCard } from '../../site/pieces/review-card/review-card.view'
import { listReviews } from '../../wire.admin'
import { asShown, isTaken } from './as-shown'
import styles from './preview.module.css'

const MOST = 3

/** A few of the newest published reviews with what their cards show. Layout and bar are seen on the page itself. */
export function Preview({ settings }: { readonly settings: Settings }) {
  const { data } = useQuery({ queryKey: ['reviews', 'preview'], queryFn: () => send(listReviews, { status: 'published' }) })
  const { success, output: display } = v.safeParse(displayShape, settings)
  if (!success || !data) return null
  const reviews = data.reviews.filter((review) => isTaken(review, display)).slice(0, MOST)
  return (
    <section aria-labelledby="preview-title">
      <Title order={2} id="preview-title">
        A look at the cards
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        With your newest reviews. Layout, look, bar and colours are seen on the page itself.
      </Text>
      {reviews.length === 0 && <Text>None of your newest reviews fits this selection.</Text>}
      <div className={styles.cards}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={asShown(review, display)} lines={display.card.clampLines} />
        ))}
      </div>
    </section>
  )
}
