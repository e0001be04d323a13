import type { UploadAnswer } from '../../../../wire'
import { formMessages } from '../../../messages'
import { fileMessages as words } from '../../../messages.files'
import { readDeletedUpload, readUpload } from '../../../wire.reading'

/** What became of a file: taken, or refused in the server's words; or a problem that another try may solve, with another nonce if `isStale`. */
export type UploadOutcome = { readonly answer: UploadAnswer } | { readonly problem: string; readonly isStale: boolean }

/** Facts, §9: what is said to a nonce that is too old. */
export const saysStale = (words: string): boolean => /nonce/i.test(words)

/** Too much at once, or a site that is away: nothing is said about the file. */
const mayPass = (status: number): boolean => status === 429 || status >= 500

/** A refusal that is read says why; all others are answered with words of our own (portfolio and forms, §8). */
export function verdictIn({ status, responseText }: Pick<XMLHttpRequest, 'status' | 'responseText'>): UploadOutcome {
  const given = jsonIn(responseText)
  const answer = usable(() => readUpload.read(given))
  if (status === 200 && answer?.success) return { answer }
  const why = answer && !answer.success ? answer.data : messageIn(given)
  if (saysStale(why)) return { problem: words.notTaken, isStale: true }
  if (status === 403) return { problem: why || words.notTaken, isStale: true }
  if (why) return mayPass(status) ? { problem: why, isStale: false } : { answer: { success: false, data: why } }
  const problem = status !== 200 ? words.serverMax : given === undefined ? formMessages.notJson : words.notTaken
  return { problem, isStale: false }
}

/** Why a file could not be deleted; empty: it is. */
export function problemIn(text: string): string {
  const answer = usable(() => readDeletedUpload.read(jsonIn(text)))
  return answer?.success ? '' : answer?.data || words.notDeleted
}

/** Refusals of our server, and of WordPress, say why in `message`. */
function messageIn(given: unknown): string {
  const { message } = Object(given) as { message?: unknown }
  return typeof message === 'string' ? message.slice(0, LONGEST) : ''
}

const LONGEST = 300

function usable<Answer>(read: () => Answer): Answer | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const jsonIn = (text: string): unknown => usable(() => JSON.parse(text) as unknown)
