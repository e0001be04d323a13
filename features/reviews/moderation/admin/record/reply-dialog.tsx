import { useSession } from '@frontage/kit/admin/screen'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Review } from '../../../review'
import { ReviewReply } from '../review-row/review-reply'
import { useReply } from './use-record'

const LONGEST = 10_000

type ReplyDialogProps = { readonly review: Review; readonly close: () => void }

/** An answer under a review, with a look at how it will stand there. */
export const ReplyDialog = ({ review, close }: ReplyDialogProps) => (
  <Dialog title={`Reply to ${review.reviewer || 'this review'}`} close={close}>
    <ReplyForm review={review} close={close} />
  </Dialog>
)

function ReplyForm({ review, close }: ReplyDialogProps) {
  const { me } = useSession()
  const [text, setText] = useState(review.reply?.text ?? '')
  const { change, isBusy, failure } = useReply()
  const words = text.trim()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (words && !isBusy) change({ id: review.id, text: words }, review.status === 'published' ? 'Reply published.' : 'Reply saved.', close)
  }
  const remove = (): void => change({ id: review.id, text: '' }, 'Reply removed.', close)
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
          description="Shown below the review, with your name."
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
            <Button variant="default" onClick={remove} disabled={isBusy} me="auto">
              Remove reply
            </Button>
          )}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={!words} loading={isBusy}>
            {review.status === 'published' ? 'Publish reply' : 'Save reply'}
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
