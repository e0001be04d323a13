import { Conflict } from '@frontage/parts/admin/conflict'
import { Dialog, DialogButtons, Failure } from '@frontage/parts/admin/dialog'
import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { Review } from '../../../review'
import { useCorrect } from './use-correct'

const LONGEST = 1000

type CorrectDialogProps = { readonly review: Review; readonly close: () => void }

/** Corrects name and address as their owner asks, or attaches a statement. What somebody wrote is not changed. */
export const CorrectDialog = ({ review, close }: CorrectDialogProps) => (
  <Dialog title="Correct name or e-mail" close={close}>
    <CorrectForm review={review} close={close} />
  </Dialog>
)

function CorrectForm({ review, close }: CorrectDialogProps) {
  const { mine, note, isChanged, change, changeNote, save, errorOf, failure, isSaving, conflict } = useCorrect(review, close)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack>
        <Text size="sm">
          What somebody wrote, and their rating, cannot be changed. If they disagree with it, leave name and e-mail as they are and write a
          statement: it stays with the review. For a statement that visitors read, use the reply.
        </Text>
        <TextInput
          label="Name"
          description={review.status === 'published' ? 'Visitors see it with the review.' : undefined}
          value={mine.reviewer}
          error={errorOf('reviewer')}
          onChange={({ currentTarget }) => change({ reviewer: currentTarget.value })}
          data-autofocus
        />
        <TextInput
          label="E-mail address"
          type="email"
          value={mine.email}
          error={errorOf('email')}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        <Textarea
          label={isChanged ? 'Reason' : 'Reason or statement'}
          description="Shown to you and your team, and to the person if they ask what you store about them."
          required
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LONGEST}
          value={note}
          error={errorOf('note')}
          onChange={({ currentTarget }) => changeNote(currentTarget.value)}
        />
        <Failure>{failure}</Failure>
        <DialogButtons close={close} isBusy={isSaving}>
          {isChanged ? 'Save correction' : 'Add statement'}
        </DialogButtons>
      </Stack>
      <Conflict conflict={conflict} />
    </form>
  )
}
