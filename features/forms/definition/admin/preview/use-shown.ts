import { useMemo, useRef } from 'react'
import * as v from 'valibot'
import { publicFormShape } from '../../../form'
import type { ContactFormAnswer } from '../../../wire'
import { type Draft, draftFields, toForm } from '../draft/draft'

export type FormPreview = { readonly first: ContactFormAnswer; readonly key: string }

/** What the widget would be told about this form; while it does not fit, what fitted last. */
export function useShown(draft: Draft): FormPreview | undefined {
  const last = useRef<FormPreview>(undefined)
  return useMemo(() => {
    const { success, output } = v.safeParse(publicFormShape, { ...toForm(draft), guard: { check: 'none' } })
    if (success) last.current = { key: JSON.stringify(output), first: firstOf(draft, output) }
    return last.current
  }, [draft])
}

/** No rules: nothing is sent. Questions are the first of each. */
function firstOf(draft: Draft, definition: ContactFormAnswer['definition']): ContactFormAnswer {
  const asked = draftFields(draft).filter(({ type }) => type === 'quiz')
  return {
    form: 0,
    definition,
    schema: { version: '', locale: 'en_US', rules: [] },
    quiz: Object.fromEntries(asked.map(({ name, quiz }) => [name, [quiz[0]?.question ?? '', '']])),
  }
}
