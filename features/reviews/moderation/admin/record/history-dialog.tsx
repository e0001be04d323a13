import { useAdmin } from '@frontage/kit/admin/screen'
import { Dialog } from '@frontage/parts/admin/dialog'
import { NotLoaded } from '@frontage/parts/admin/not-loaded'
import { Skeleton, Text } from '@mantine/core'
import type { Review } from '../../../review'
import { historyWords } from './history-words'
import styles from './record.module.css'
import { useHistory } from './use-record'

/** Who decided what about a review, and when. */
export const HistoryDialog = ({ review, close }: { readonly review: Review; readonly close: () => void }) => (
  <Dialog title={`History of the review by ${review.reviewer || 'an unnamed reviewer'}`} close={close}>
    <History id={review.id} />
  </Dialog>
)

function History({ id }: { readonly id: number }) {
  const { When } = useAdmin()
  const { data, error, refetch } = useHistory(id)
  if (error) return <NotLoaded error={error} again={refetch} />
  if (!data) return <Skeleton height={120} role="status" aria-label="Loading" />
  if (data.lines.length === 0) return <Text c="dimmed">Nobody has changed this review yet.</Text>
  return (
    <ol className={styles.history}>
      {data.lines.map((line) => (
        <li key={`${line.at} ${line.action} ${line.by}`}>
          <span>
            <strong>{line.by || 'Somebody'}</strong> {historyWords(line)}
          </span>
          <span className={styles.when}>
            <When at={line.at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
