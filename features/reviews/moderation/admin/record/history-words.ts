import type { AnswerOf } from '@frontage/kit/wire/call'
import { reasonWords, statusNames } from '../../../admin/words'
import type { getReviewHistory } from '../../wire'
import { kindWords } from './kind-words'

export type HistoryText = AnswerOf<typeof getReviewHistory>['lines'][number]
type Told = Pick<HistoryText, 'action' | 'after' | 'reason' | 'detail'>

const kindOf = (detail: string): string =>
  detail in kindWords ? kindWords[detail as keyof typeof kindWords].toLowerCase() : 'personal data'

const told: Readonly<Record<string, (line: Told) => string>> = {
  reply: () => 'replied',
  'reply-remove': () => 'removed the reply',
  redact: ({ detail }) => `hid ${kindOf(detail)}`,
  correct: () => 'corrected the name or e-mail address',
  assign: () => 'chose its project',
  unassign: () => 'removed its project',
  statement: () => 'added a statement',
  'redact-undo': ({ detail }) => `showed ${kindOf(detail)} again`,
}

function decided({ after, reason }: Told): string {
  if (after === 'published') return 'approved it'
  if (after === 'rejected') return `rejected it${reason ? `: ${reasonWords[reason].label.toLowerCase()}` : ''}`
  if (after === 'spam') return 'marked it as spam'
  if (after === 'pending') return 'moved it back to waiting'
  return after ? `set it to ${statusNames[after].toLowerCase()}` : 'changed its status'
}

/** A line of a review's history in words, without the name. */
export const historyWords = (line: Told): string => (told[line.action] ?? decided)(line)
