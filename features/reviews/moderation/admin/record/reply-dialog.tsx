import { useSession } from '@frontage/kit/admin/screen'
import { Conflict } from '@frontage/parts/admin/conflict'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Review } from '../../../review'
import { keepReview } from '../decide/remembered'
import { ReviewReply } from '../review-row/review-reply'
import { reviewNow, useReply } from './use-record'

const LONGEST = 10_000

type ReplyDialogProps = {
  readonly review: Review
  readonly close: () => void
  /** The review is about to leave its list: it was approved with the answer. */
  readonly leaves?: () => void
}

const labels = { reply: 'Reply' }

/** An answer under a review, with a look at how it will stand there. */
export function ReplyDialog({ review, close, leaves = () => {} }: ReplyDialogProps) {
  const reply = useReplying(review, close, leaves)
  if (reply.conflict) return <Conflict conflict={reply.conflict} />
  return (
    <Dialog title={`Reply to ${review.reviewer || 'this review'}`} close={close}>
      <ReplyForm review={review} reply={reply} close={close} />
    </Dialog>
  )
}

/** The answer while it is written; what somebody else answered meanwhile is shown beside it. */
function useReplying(review: Review, close: () => void, leaves: () => void) {
  const [text, setText] = useState(review.reply?.text ?? '')
  const [revision, setRevision] = useState(review.replyRevision)
  const { change, isBusy, failure, error, sent, reset } = useReply()
  const client = useQueryClient()
  const send = (words: string, over: string, approve: boolean): void =>
    change({ id: review.id, text: words, revision: over, approve }, saidOf(review, words, approve), {
      done: close,
      ...(approve && { approved: review, leaves }),
    })
  const mine = sent?.input.text ?? ''
  const conflict = useConflict({
    ...{ queryKey: ['review', review.id], error, mine: { reply: mine }, labels, isSaving: isBusy, notNow: reset },
    read: async () => {
      const now = await reviewNow(review.id)
      return { now, value: { reply: now.reply?.text ?? '' }, revision: now.replyRevision }
    },
    keepMine: (theirs) => send(mine, theirs.revision, sent?.input.approve ?? false),
    takeTheirs: ({ now, value }) => {
      keepReview(client, now)
      setText(value.reply)
      setRevision(now.replyRevision)
      reset()
    },
  })
  return { text, setText, isBusy, failure, conflict, send: (words: string, approve = false) => send(words, revision, approve) }
}

function saidOf({ status }: Review, words: string, approve: boolean): string {
  if (!words) return 'Reply removed.'
  if (approve) return 'Review approved and reply published.'
  return status === 'published' ? 'Reply published.' : 'Reply saved.'
}

type ReplyFormProps = ReplyDialogProps & { readonly reply: ReturnType<typeof useReplying> }

function ReplyForm({ review, reply: { text, setText, isBusy, failure, send }, close }: ReplyFormProps) {
  const { me } = useSession()
  const words = text.trim()
  const isWaiting = review.status === 'pending'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (words && !isBusy) send(words, isWaiting)
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {review.text && (
          <Text size="sm" c="dimmed" lineClamp={4} lang={review.language || undefined}>
            “{review.text}”
          </Text>
        )}
        <Textarea
          label="Your reply"
          description={
            isWaiting
              ? 'Shown below the review, with your name. Publishing it approves the review.'
              : 'Shown below the review, with your name.'
          }
          autosize
          minRows={4}
          maxRows={12}
          maxLength={LONGEST}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-autofocus
        />
        <Preview name={me.name} text={words} />
        <Failure>{failure}</Failure>
        <Group justify="flex-end">
          {review.reply && (
            <Button variant="default" onClick={() => send('')} disabled={isBusy} me="auto">
              Remove reply
            </Button>
          )}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          {isWaiting && (
            <Button variant="default" disabled={!words || isBusy} onClick={() => send(words)}>
              Save without publishing
            </Button>
          )}
          <Button type="submit" disabled={!words} loading={isBusy}>
            {review.status === 'published' || isWaiting ? 'Publish reply' : 'Save reply'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const Preview = ({ name, text }: { readonly name: string; readonly text: string }) =>
  text ? (
    <section aria-label="Preview">
      <Text size="sm" fw={600}>
        Preview
      </Text>
      <ReviewReply reply={{ name, text, date: null }} />
    </section>
  ) : null
