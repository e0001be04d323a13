import { randomInt } from 'node:crypto'
import { fold } from '@frontage/kit/text'
import type { FormField } from '../../form'
import type { FormTickets } from '../../server/tickets'

/** Facts, §3: case and separators do not matter. */
const plain = (answer: string): string => fold(answer).replace(/[\s\p{P}]+/gu, '')

/** A question, and what proves its answer: good for one visitor, one message and one day. */
export function askQuiz(tickets: FormTickets, form: number, { name, quiz }: FormField, which = randomInt(Math.max(1, quiz.length))) {
  const { question, answer } = quiz[which] ?? { question: '', answer: '' }
  return [question, tickets.issueForWords(form, name, plain(answer))] satisfies [string, string]
}

/** Whether somebody answers the question that stands in every page. */
export const answersShown = ({ quiz }: FormField, answer: string): boolean =>
  quiz[0] !== undefined && plain(quiz[0].answer) === plain(answer)

export const isRight = (tickets: FormTickets, form: number, field: string, answer: string, proof: string): boolean =>
  tickets.isForWords(form, field, plain(answer), proof)

/** The question that an answer belongs to. */
export const questionOf = ({ quiz }: FormField, answer: string): string =>
  quiz.find((item) => plain(item.answer) === plain(answer))?.question ?? ''
