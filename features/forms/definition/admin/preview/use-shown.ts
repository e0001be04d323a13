import { useMemo, useRef } from 'react'
import * as v from 'valibot'
import { type PublicForm, publicFormShape } from '../../../form'
import { type Draft, draftFields, toForm } from '../draft/draft'

export type FormPreview = {
  readonly definition: PublicForm
  /** The first question of each quiz, by field. */
  readonly questions: Readonly<Record<string, string>>
  readonly key: string
}

/** What the widget would be told about this form; while it does not fit, what fitted last. */
export function useShown(draft: Draft): FormPreview | undefined {
  const last = useRef<FormPreview>(undefined)
  return useMemo(() => {
    const { success, output } = v.safeParse(publicFormShape, { ...toForm(draft), guard: { check: 'none' } })
    if (success) last.current = { key: JSON.stringify(output), definition: output, questions: questionsOf(draft) }
    return last.current
  }, [draft])
}

const questionsOf = (draft: Draft): FormPreview['questions'] =>
  Object.fromEntries(
    draftFields(draft)
      .filter(({ type }) => type === 'quiz')
      .map(({ name, quiz }) => [name, quiz[0]?.question ?? '']),
  )
