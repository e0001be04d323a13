import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { useLeaveGuard } from '@frontage/parts/admin/use-leave-guard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entry } from '../../../entry'
import { messages } from '../../messages.admin'
import { correctEntry, getEntry } from '../../wire.admin'
import { allEntries, entryKey } from '../keys'
import { type DraftAnswer, textsOf } from './draft'
import { useAnswersDraft } from './use-answers-draft'

/** Who leaves without saving gives the correction up. */
function useLeaveQuestion(isChanged: boolean, giveUp: () => void) {
  const question = useLeaveGuard(isChanged)
  return (
    question && {
      answer: (mayLeave: boolean): void => {
        if (mayLeave) giveUp()
        question.answer(mayLeave)
      },
    }
  )
}

/** Answers of a message while they are corrected, from the message as it was read. `done` ends it. */
export function useCorrection(entry: Entry, done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { read, draft, note, answers, changeAnswer, changeNote } = useAnswersDraft(entry)
  const names = answers.map(({ name }) => name)
  const finish = (answer: Entry): void => {
    client.setQueryData(entryKey(read.id), answer)
    done()
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (revision: number) => send(correctEntry, { id: read.id, revision, answers, note }),
    onSuccess: (answer) => {
      finish(answer)
      announce(messages.correction.saved)
      notify({ id: 'correction', text: messages.correction.saved })
      return client.invalidateQueries({ queryKey: allEntries })
    },
  })
  const conflict = useConflict({
    ...{ queryKey: entryKey(read.id), error, isSaving: isPending, notNow: reset },
    mine: Object.fromEntries(answers.map(({ name, values }) => [name, values.join(', ')])),
    labels: Object.fromEntries(read.values.map(({ name, label }) => [name, label || name])),
    read: async () => {
      const answer = await send(getEntry, { id: read.id })
      return { answer, value: textsOf(answer, names), revision: String(answer.revision) }
    },
    keepMine: ({ answer }) => mutate(answer.revision),
    takeTheirs: ({ answer }) => finish(answer),
  })
  const at = error instanceof WireError ? error.refusal?.data.field : undefined
  const question = useLeaveQuestion(answers.length > 0 || note !== '', done)
  const isAtField = at !== undefined && (at === 'note' || at in draft)
  return {
    ...{ draft, note, conflict, isSaving: isPending, question },
    changeAnswer: (name: string, answer: DraftAnswer): void => {
      changeAnswer(name, answer)
      reset()
    },
    changeNote: (text: string): void => {
      changeNote(text)
      reset()
    },
    save: (): void => {
      if (!isPending) mutate(read.revision)
    },
    errorOf: (name: string): string | undefined => (at === name ? explain(error) : undefined),
    failure: error && !isAtField && !isOutdated(error) ? explain(error) : undefined,
    hasChanges: answers.length > 0,
  }
}
