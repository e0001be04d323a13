import { Badge } from '@mantine/core'
import { messages } from '../../messages.home'
import { OpenActions } from './open-actions'
import styles from './site-card.module.css'

/** A site that is open, in one line. */
export const OpenLine = () => (
  <section className={styles.line} aria-label={messages.card.label}>
    <Badge color="tide">{messages.card.titles.open}</Badge>
    <span className={styles.address}>{location.host}</span>
    <span className={styles.actions}>
      <OpenActions isSmall />
    </span>
  </section>
)
