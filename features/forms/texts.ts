import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { answerMessages } from './messages.answers'

const line = (otherwise: string) => v.optional(text(500), otherwise)

/** The words that the program comes with. */
export const usualAnswers = { ...answerMessages }

const lines = Object.fromEntries(Object.entries(usualAnswers).map(([name, usual]) => [name, line(usual)]))

/** Facts, §2: the texts that an owner may change, under the originals' names. */
export const textsShape = v.object(lines as Record<keyof typeof usualAnswers, ReturnType<typeof line>>)
export type FormTexts = v.InferOutput<typeof textsShape>
