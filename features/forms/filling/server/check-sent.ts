import { say } from '@frontage/kit/say'
import type { Rule } from '@frontage/rules/rule'
import { validate } from '@frontage/rules/validate'
import { hasLines, takesFiles } from '../../fields-of'
import type { ContactForm, FormField } from '../../form'
import { messages } from '../../messages.checks'
import type { JudgeAnswers } from '../../server/contracts'
import { type FieldIssue, isUnaccepted, type Sent } from '../../server/sent-form'
import { LONGEST_LINE, LONGEST_TEXT } from '../../spec'
import { schemaOf } from './schema'

/** What only the server knows about a field: whether a quiz is answered, and how many files wait in the visitor's folder. */
export type Known = {
  readonly isAnswered: (field: FormField) => boolean
  /** Whether the visitor could have seen the picture. */
  readonly isAsked: (field: FormField) => boolean
  readonly filesOf: (field: FormField) => number
  readonly today: string
}

const manyTypes: readonly string[] = ['file', 'upload', 'checkbox', 'radio']

/** The first complaint of each field: by the rules that browsers have too, then by those that only the server can check. */
export function checkSent(form: ContactForm, sent: Sent, known: Known): FieldIssue[] {
  const found = new Map<string, FieldIssue>()
  const complain = (field: string, message: string): void => void (found.has(field) || found.set(field, { field, message }))
  for (const field of sent.fields) {
    const message = misfit(field, sent)
    if (message) complain(field.name, message)
  }
  // The order is that of the rules (facts, §2), not that of the page.
  for (const { field, rule, error } of validate(schemaOf(form, known.today).rules as Rule[], sent.values))
    complain(field, error || (rule === 'unreadable' ? messages.unreadable : form.texts.validation_error))
  for (const field of sent.fields) {
    const message = serverOnly(form, field, sent, known)
    if (message) complain(field.name, message)
  }
  return [...found.values()]
}

/** Answers that an owner corrects: nothing is asked of a person any more, and files stay as they are. */
export const judgeAnswers: JudgeAnswers = (form, sent, today) => {
  const known = { isAnswered: () => true, isAsked: () => true, filesOf: ({ leastFiles }: FormField) => Math.max(1, leastFiles), today }
  return checkSent(form, sent, known)
}

/** What no page of ours can send: a text under another name, two values of a field that takes one, a file where a text belongs, endless text. */
function misfit(field: FormField, sent: Sent): string {
  const { name, type, isMultiple, maxLength } = field
  const texts = sent.texts(name)
  if (sent.isMisnamed(name)) return messages.unreadable
  if (!takesFiles(field) && sent.uploads(name).length) return messages.unreadable
  if (texts.length > 1 && !manyTypes.includes(type) && !(type === 'select' && isMultiple)) return messages.onlyOne
  const longest = Math.max(maxLength ?? 0, hasLines(field) ? LONGEST_TEXT : LONGEST_LINE)
  const hasLimit = type === 'textarea' || ['text', 'email', 'url', 'tel'].includes(type)
  return !hasLimit && texts.some((text) => text.length > longest) ? messages.tooLong : ''
}

function serverOnly({ texts, acceptanceAsValidation }: ContactForm, field: FormField, sent: Sent, known: Known): string {
  const { type, required, leastFiles, mostFiles } = field
  if (type === 'upload') {
    const files = known.filesOf(field)
    if (required && files === 0) return texts.invalid_required
    if (files > 0 && files < leastFiles) return say(messages.tooFew, { count: leastFiles })
    if (files > mostFiles) return say(messages.tooMany, { count: mostFiles })
  }
  if (type === 'file' && known.filesOf(field) > mostFiles) return say(messages.tooMany, { count: mostFiles })
  if (type === 'quiz' && !known.isAnswered(field)) return texts.quiz_answer_not_correct
  if (type === 'captcha' && !known.isAnswered(field)) return known.isAsked(field) ? texts.captcha_not_match : messages.typePicture
  return acceptanceAsValidation && isUnaccepted(field, sent) ? texts.accept_terms : ''
}
