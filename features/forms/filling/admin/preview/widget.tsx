import type { PublicForm } from '../../../form'
import formSheet from '../../site/contact-form/contact-form.css?url'
import { View } from '../../site/contact-form/contact-form.view'

type LookedAt = {
  readonly definition: PublicForm
  /** The question of each quiz, by field. */
  readonly questions: Readonly<Record<string, string>>
  /** From 0. */
  readonly step: number
}

/** No rules: nothing is sent. */
const FormView = ({ definition, questions, step }: LookedAt) => (
  <View
    props={{ form: 0, preview: { step, status: '' } }}
    first={{
      form: 0,
      definition,
      schema: { version: '', locale: 'en_US', rules: [] },
      quiz: Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, [question, '']])),
    }}
    address={{ path: '/', page: 1, query: {} }}
  />
)

/** The widget as it is looked at while its form is being built, with the stylesheet that it needs. */
export const widget = { View: FormView, sheet: formSheet } as const
