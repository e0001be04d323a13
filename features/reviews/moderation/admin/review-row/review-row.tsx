import { Avatar } from '@frontage/parts/avatar'
import { Title } from '@mantine/core'
import { memo, useCallback, useId } from 'react'
import { RatingText } from './rating-text'
import { ReviewActions } from './review-actions'
import { ReviewCorrections } from './review-corrections'
import { ReviewFacts } from './review-facts'
import { ReviewPhotos } from './review-photos'
import { ReviewReply } from './review-reply'
import styles from './review-row.module.css'
import type { ReviewRowProps } from './review-row-props'
import { ReviewText } from './review-text'
import { StatusText } from './status-text'

/** One review as it was written, and what can be done with it. It is drawn again when something of its own changes. */
export const QueueRow = memo(({ review, level, isActive, hold, setActive, isChosen, choose, Tick, ...actions }: ReviewRowProps) => {
  const name = useId()
  const { id } = review
  const place = useCallback((element: HTMLElement | null) => hold(id)(element), [hold, id])
  return (
    <article
      ref={place}
      id={`review-${id}`}
      tabIndex={-1}
      className={styles.row}
      data-review={review.id}
      data-active={isActive || undefined}
      aria-labelledby={name}
      onFocus={() => setActive(review.id)}
    >
      <div className={styles.lead}>
        {Tick && (
          <Tick label={`Select the review by ${review.reviewer || 'an unnamed reviewer'}`} isChosen={isChosen} choose={() => choose(id)} />
        )}
        <Avatar name={review.reviewer} />
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <Title order={level} id={name} className={styles.name}>
            {review.reviewer || 'No name'}
          </Title>
          <RatingText review={review} />
        </header>
        <ReviewFacts review={review} />
        {review.title && <p className={styles.title}>{review.title}</p>}
        <ReviewText text={review.text} language={review.language} />
        <ReviewPhotos review={review} />
        {review.reply && <ReviewReply reply={review.reply} />}
        <ReviewCorrections review={review} />
        <StatusText review={review} />
      </div>
      <ReviewActions review={review} {...actions} />
    </article>
  )
})
QueueRow.displayName = 'QueueRow'
