import { Conflict } from '@frontage/parts/admin/conflict'
import { Failure } from '@frontage/parts/admin/dialog'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { Entry } from '../../../entry'
import { messages } from '../../messages.admin'
import { AnswerControl } from './answer-control'
import { canBeCorrected } from './draft'
import { useCorrection } from './use-correction'

const words = messages.correction
const LONGEST = 1000

/** The answers of a message in their places, to be corrected, and why. */
export function CorrectionForm({ entry, done }: { readonly entry: Entry; readonly done: () => void }) {
  const { draft, note, changeAnswer, changeNote, save, errorOf, failure, isSaving, hasChanges, question, conflict } = useCorrection(
    entry,
    done,
  )
  return (
    <form
      aria-label={words.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {words.lead}
        </Text>
        {entry.values.filter(canBeCorrected).map((value) => (
          <AnswerControl
            key={value.name}
            of={value}
            answer={draft[value.name] ?? { chosen: [], free: '' }}
            error={errorOf(value.name)}
            change={(answer) => changeAnswer(value.name, answer)}
          />
        ))}
        <Textarea
          label={words.note}
          description={words.noteHelp}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LONGEST}
          value={note}
          error={errorOf('note')}
          onChange={({ currentTarget }) => changeNote(currentTarget.value)}
        />
        <Failure>{failure}</Failure>
        <Group>
          <Button type="submit" loading={isSaving} disabled={!hasChanges}>
            {words.save}
          </Button>
          <Button variant="default" onClick={done}>
            Cancel
          </Button>
        </Group>
      </Stack>
      <Conflict conflict={conflict} />
      {question && <LeaveQuestion answer={question.answer} />}
    </form>
  )
}
