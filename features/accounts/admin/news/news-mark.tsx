import { newestDay } from './newest-day'
import styles from './news.module.css'
import { useNewsSeen } from './use-news-seen'

/** A small mark while something is new that this person has not read. */
export function NewsMark() {
  const seen = useNewsSeen()
  return seen !== undefined && seen < newestDay ? <span className={styles.mark} role="img" aria-label="Something is new" /> : null
}
