import { Skeleton } from '@mantine/core'
import styles from './review-row.module.css'

const rows = ['first', 'second', 'third', 'fourth'] as const

/** Rows on their way, as high as most of them are. */
export const RowsSkeleton = () => (
  <div className={styles.list} role="status" aria-label="Loading reviews">
    {rows.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton circle height={44} />
        <div className={styles.body}>
          <Skeleton height={18} width="40%" mb="sm" />
          <Skeleton height={14} mb="xs" />
          <Skeleton height={14} width="80%" mb="md" />
          <Skeleton height={36} width="14rem" />
        </div>
      </div>
    ))}
  </div>
)
