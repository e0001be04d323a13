import { useAdmin } from '@frontage/kit/admin/screen'
import { NotLoaded } from '@frontage/parts/admin/not-loaded'
import { Words } from '@frontage/parts/words'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import type { Entry } from '../../../entry'
import { CorrectionForm } from '../correction/correction-form'
import { useIsCorrecting } from '../correction/use-answers-draft'
import { useEntry } from '../messages/use-entries'
import type { InboxContext } from '../messages/use-inbox'
import { ReplyBox } from '../replies/reply-box'
import { Thread } from '../replies/thread'
import { Deliveries } from './deliveries'
import styles from './entry.module.css'
import { EntryActions } from './entry-actions'
import { EntryValues } from './entry-values'
import { HeldNotice } from './held-notice'
import { useMarkRead } from './use-mark-read'

/** One message: who wrote, what can be done, what they wrote, what was answered, and what became of its e-mails. */
export function EntryView({ id, inbox }: { readonly id: number; readonly inbox: InboxContext }) {
  const { data: entry, error, refetch } = useEntry(id)
  useMarkRead(entry)
  const { isCorrecting, correct, done } = useIsCorrecting(id)
  const replyField = useRef<HTMLTextAreaElement>(null)
  if (!entry && error) return <NotLoaded error={error} again={refetch} />
  if (!entry) return <Skeleton height={320} role="status" aria-label="Loading" />
  return (
    <Stack component="article" gap="lg">
      <EntryHead entry={entry} />
      <EntryActions entry={entry} inbox={inbox} correct={correct} reply={() => replyField.current?.focus()} />
      {entry.state === 'spam' && <HeldNotice entry={entry} inbox={inbox} />}
      {isCorrecting ? <CorrectionForm entry={entry} done={done} /> : <EntryValues entry={entry} />}
      <Thread entry={entry} />
      <ReplyBox key={entry.id} entry={entry} field={replyField} />
      <Deliveries entry={entry} />
      <Origin entry={entry} />
    </Stack>
  )
}

function EntryHead({ entry }: { readonly entry: Entry }) {
  const { When } = useAdmin()
  return (
    <header>
      <Title order={2} className={styles.who}>
        {entry.from || 'No name'}
      </Title>
      <Text c="dimmed">
        {entry.formTitle}, <When at={entry.sentAt} />
      </Text>
    </header>
  )
}

/** Where and when it was written, what was agreed to, and what was said about privacy, word for word. */
function Origin({ entry: { page, consents, privacy, sentAt, version } }: { readonly entry: Entry }) {
  const { When } = useAdmin()
  return (
    <section className={styles.origin} aria-label="Source">
      {consents.map(({ name, wording, isGiven }) => (
        <p key={name}>
          <strong>{isGiven ? 'Agreed to: ' : 'Not agreed to: '}</strong>
          <Words html={wording} isLine />
        </p>
      ))}
      {privacy && (
        <p>
          <strong>Privacy note: </strong>
          {privacy}
        </p>
      )}
      <p>
        Sent <When at={sentAt} /> from {page ? <a href={page}>{page}</a> : 'an unknown page'}, with version {version} of the form.
      </p>
    </section>
  )
}
