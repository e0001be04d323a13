import { errorWords } from '@frontage/parts/admin/error-words'
import { Button, Title } from '@mantine/core'
import type { Entry } from '../../../entry'
import { kindWords, stateWords } from './delivery-words'
import styles from './entry.module.css'
import { useRetry } from './use-retry'

type Delivery = Entry['deliveries'][number]

/** What became of every letter and of every call to another system, as it truly is. */
export const Deliveries = ({ entry }: { readonly entry: Entry }) =>
  entry.deliveries.length === 0 ? null : (
    <section aria-labelledby="deliveries">
      <Title order={3} id="deliveries">
        Notifications
      </Title>
      <ul className={styles.deliveries}>
        {entry.deliveries.map((delivery) => (
          <Line key={`${delivery.kind} ${delivery.id}`} entry={entry.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  )

function Line({ entry, delivery }: { readonly entry: number; readonly delivery: Delivery }) {
  const { kind, to, state, attempts, error } = delivery
  const retry = useRetry(entry)
  const reason = error && kind !== 'webhook' && errorWords(error)
  return (
    <li data-state={state}>
      <span className={styles.what}>
        <span>
          {kindWords[kind]} {to && <span className={styles.nothing}>to {to}</span>}
        </span>
        <span className={styles.state}>
          {stateWords(delivery)}
          {attempts > 1 && `, tried ${attempts} times`}
        </span>
        {error && (
          <span className={styles.nothing}>
            {reason} “{error}”
          </span>
        )}
      </span>
      {state === 'dead' && (
        <Button
          variant="default"
          aria-label={`Try again: ${kindWords[kind]} to ${to}`}
          loading={retry.isPending}
          onClick={() => retry.mutate(delivery)}
        >
          Try again
        </Button>
      )}
    </li>
  )
}
