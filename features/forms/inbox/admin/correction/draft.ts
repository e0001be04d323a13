import type { Entry } from '../../../entry'
import { freeTextIn, withFreeText } from '../../free-text'

type Value = Entry['values'][number]
export type DraftAnswer = { readonly chosen: readonly string[]; readonly free: string }
/** Answers as they are being corrected, by the name of their field. */
export type AnswersDraft = Readonly<Record<string, DraftAnswer>>
type Answer = { readonly name: string; readonly values: string[] }

const filesOnly: readonly Value['type'][] = ['file', 'upload']

/** Files are no answers that could be written anew. */
export const canBeCorrected = ({ type }: Pick<Value, 'type'>): boolean => !filesOnly.includes(type)

/** Browsers write every line break in one way. */
const typed = (text: string): string => text.replace(/\r\n?/g, '\n')

export const draftOf = ({ values }: Pick<Entry, 'values'>): AnswersDraft =>
  Object.fromEntries(values.filter(canBeCorrected).map((value) => [value.name, freeTextIn(value, value.values.map(typed))]))

const answerIn = (draft: AnswersDraft, name: string): string[] => {
  const { chosen = [], free = '' } = draft[name] ?? {}
  return withFreeText(chosen.filter(Boolean), free.trim())
}

/** Only what differs from what was read: what somebody else corrects meanwhile stays. */
export const changesIn = (base: AnswersDraft, draft: AnswersDraft): Answer[] =>
  Object.keys(draft)
    .map((name) => ({ name, values: answerIn(draft, name) }))
    .filter(({ name, values }) => values.join('\0') !== answerIn(base, name).join('\0'))

/** Answers of a message as texts, for those fields alone. */
export const textsOf = ({ values }: Pick<Entry, 'values'>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      values
        .find((value) => value.name === name)
        ?.values.map(typed)
        .join(', ') ?? '',
    ]),
  )
