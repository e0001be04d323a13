import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type RedactionKind, type Review, redactionKinds } from '../../../review'
import { Covered } from './covered'
import { kindWords } from './kind-words'
import { fullText, markedIn } from './passage'
import { useCover } from './use-record'

const LONGEST = 500

type CoverDialogProps = { readonly review: Review; readonly close: () => void }

/** Marks what is private in a review. Nothing else about it can be changed. */
export const CoverDialog = ({ review, close }: CoverDialogProps) => (
  <Dialog title="Hide personal data" close={close}>
    <Stack>
      <Text size="sm">
        Visitors see a note in place of what you hide, so everybody can tell that something is missing. Nothing else in the text or the
        rating can be changed, and the original is saved.
      </Text>
      <Covered review={review} />
      <CoverForm review={review} close={close} />
    </Stack>
  </Dialog>
)

function CoverForm({ review, close }: CoverDialogProps) {
  const [passage, setPassage] = useState('')
  const [kind, setKind] = useState<RedactionKind>('name')
  const { change, isBusy, failure } = useCover()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (passage.trim() && !isBusy)
      change({ id: review.id, kind, passage: passage.trim() }, `Hidden: ${kindWords[kind].toLowerCase()}.`, {
        // What is marked while it was on its way stays.
        done: () => setPassage((now) => (now === passage ? '' : now)),
      })
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Textarea
          label="The review"
          description="Select the passage here, or type it below."
          readOnly
          autosize
          minRows={3}
          maxRows={10}
          lang={review.language || undefined}
          value={fullText(review)}
          onSelect={({ currentTarget }) => setPassage((before) => markedIn(currentTarget) || before)}
          data-autofocus
        />
        <TextInput
          label="Passage to hide"
          description="It is hidden everywhere in the title and the text."
          maxLength={LONGEST}
          value={passage}
          onChange={({ currentTarget }) => setPassage(currentTarget.value)}
        />
        <KindChoice kind={kind} choose={setKind} />
        <Failure>{failure}</Failure>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Done
          </Button>
          <Button type="submit" disabled={!passage.trim()} loading={isBusy}>
            Hide it
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const KindChoice = ({ kind, choose }: { readonly kind: RedactionKind; readonly choose: (kind: RedactionKind) => void }) => (
  <Radio.Group label="What is it?" value={kind} onChange={(value) => choose(value as RedactionKind)}>
    <Stack gap="xs" mt="xs">
      {redactionKinds.map((one) => (
        <Radio key={one} value={one} label={kindWords[one]} />
      ))}
    </Stack>
  </Radio.Group>
)
