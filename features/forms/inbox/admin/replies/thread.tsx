import { useAdmin } from '@frontage/kit/admin/screen'
import { deliveryWords } from '@frontage/parts/admin/delivery-words'
import { errorWords } from '@frontage/parts/admin/error-words'
import { Button, Title } from '@mantine/core'
import type { Entry, Reply } from '../../../entry'
import { messages } from '../../messages.admin'
import { useRetry } from '../entry/use-retry'
import { NoMailServer } from './no-mail-server'
import styles from './replies.module.css'

const words = messages.replies

/** What was replied to a message, the oldest first, each with what became of its e-mail. */
export const Thread = ({ entry }: { readonly entry: Entry }) =>
  entry.replies.length === 0 ? null : (
    <section aria-labelledby="replies">
      <Title order={3} id="replies" mb="sm">
        {words.title}
      </Title>
      <ol className={styles.thread}>
        {entry.replies.map((reply) => (
          <li key={reply.id}>
            <OneReply entry={entry} reply={reply} />
          </li>
        ))}
      </ol>
    </section>
  )

function OneReply({ entry, reply: { by, at, to, text, delivery } }: { readonly entry: Entry; readonly reply: Reply }) {
  const { When } = useAdmin()
  return (
    <article className={styles.reply} data-state={delivery?.state}>
      <header className={styles.head}>
        <strong>{by || words.somebody}</strong>
        <span>
          {words.to(to)}, <When at={at} />
        </span>
      </header>
      <p className={styles.text}>{text}</p>
      {delivery && <Standing entry={entry} delivery={delivery} />}
    </article>
  )
}

/** The true state of its e-mail, and what can be done about it. */
function Standing({ entry, delivery }: { readonly entry: Entry; readonly delivery: NonNullable<Reply['delivery']> }) {
  const { id, state, error } = delivery
  const { hasMailServer } = entry.reply
  const retry = useRetry(entry.id)
  const canTry = state === 'dead' || (state === 'kept' && hasMailServer)
  return (
    <footer className={styles.standing}>
      <span>
        <span className={styles.state}>{deliveryWords(delivery)}</span>
        {error && (
          <>
            . {errorWords(error)} “{error}”
          </>
        )}
      </span>
      {state === 'kept' && !hasMailServer && <NoMailServer text={words.notSentYet} />}
      {canTry && (
        <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate({ id, kind: 'reply' })}>
          {state === 'dead' ? words.again : words.sendNow}
        </Button>
      )}
    </footer>
  )
}
