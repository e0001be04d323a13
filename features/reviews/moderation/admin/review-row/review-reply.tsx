import type { Review } from '../../../review'
import styles from './review-row.module.css'

/** What the business answered. */
export const ReviewReply = ({ reply: { name, text } }: { readonly reply: NonNullable<Review['reply']> }) => (
  <blockquote className={styles.reply}>
    <p>
      <strong>Reply{name && ` by ${name}`}:</strong> {text}
    </p>
  </blockquote>
)
