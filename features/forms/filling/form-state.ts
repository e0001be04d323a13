import type { Asked, FeedbackAnswer } from '../wire'

/** Portfolio and forms, §4: the eleven statuses, and those of other makes. They are classes of the form too. */
export type Status =
  | ('init' | 'validating' | 'submitting' | 'resetting' | 'invalid' | 'unaccepted' | 'spam' | 'aborted' | 'sent' | 'failed')
  | 'payment-required'
  | `custom-${string}`

/** Name of a field. */
export type Name = string

/** What has to be mended at a field. Calm: its field was gone to since, so it is no longer shown (theme, §5), but still read aloud. */
export type FieldMessage = { readonly message: string; readonly isCalm: boolean }

export type Quiz = FeedbackAnswer['quiz']
export type Captcha = FeedbackAnswer['captcha']

export type State = {
  readonly status: Status
  /** What `validating` goes back to. */
  readonly resting: Status
  /** The step that is shown, from 0; as many as there are: the last look at everything. */
  readonly step: number
  /** A step was left or gone back to; which one is shown now is read aloud. */
  readonly hasTurned: boolean
  /** What is on its way: a message, or Next. A status that a server made up means neither. */
  readonly going: '' | 'sending' | 'checking'
  readonly problems: Readonly<Record<Name, FieldMessage>>
  /** What was wrong when the form was refused last, corrected since or not. */
  readonly refused?: State['problems']
  /** What is said about the form as a whole. */
  readonly message: string
  readonly quiz?: Quiz
  readonly captcha?: Captcha
  /** It stands inside another form. */
  readonly isMisplaced: boolean
}

export type Event =
  | { readonly type: 'misplaced' | 'woken' | 'submitted' | 'advanced' | 'cleared' }
  | { readonly type: 'changed' | 'focused'; readonly field: Name }
  | { readonly type: 'validated'; readonly field: Name; readonly message: string | undefined }
  | { readonly type: 'answered'; readonly answer: FeedbackAnswer }
  /** Nothing was answered, or nothing that could be understood; `message` says so to the visitor. */
  | { readonly type: 'failed'; readonly message: string; readonly reason: unknown }
  | ({ readonly type: 'refilled' } & Asked)
  /** `isGood`: the server says that the step may be left. */
  | ({
      readonly type: 'checked'
      readonly isGood: boolean
      readonly found: Readonly<Record<Name, string>>
      readonly message: string
    } & Asked)
  | { readonly type: 'returned'; readonly to: number }

/** The events of the page, without their `wpcf7` (facts, §6). */
type Telling = 'beforesubmit' | 'statuschanged' | 'submit' | 'reset'

export type Effect =
  | { readonly do: 'send' | 'refill' | 'reset' | 'scroll' }
  | { readonly do: 'check'; readonly step: number }
  | { readonly do: 'validate'; readonly field: Name }
  | { readonly do: 'focus'; readonly on: FocusTarget }
  | Tell
  /** What a message that was taken leads to. */
  | { readonly do: 'act'; readonly answer: FeedbackAnswer }
  | { readonly do: 'log'; readonly reason: unknown }

/** A field by its name, or a place. */
export type FocusTarget = Name | 'submit' | 'step'

/** `status` is that of the answer in what follows one, else the class (facts, §6). */
export type Tell = {
  readonly do: 'tell'
  readonly name: Telling
  readonly status: string
  readonly before?: Status
  readonly answer?: FeedbackAnswer
}

export const initialState: State = {
  ...{ status: 'init', resting: 'init', step: 0, hasTurned: false, going: '', problems: {}, message: '', isMisplaced: false },
}

/** What an answer may say, and the class that it brings. */
const statuses: Readonly<Record<string, Status>> = {
  ...{ validation_failed: 'invalid', acceptance_missing: 'unaccepted', spam: 'spam', aborted: 'aborted' },
  ...{ mail_sent: 'sent', mail_failed: 'failed', payment_required: 'payment-required' },
}

/** Classes that a form has in between; with those that answers bring they are left alone (facts, §6). */
const passing = ['init', 'validating', 'submitting', 'resetting']

const isKnown = (status: string): status is Status => passing.includes(status) || Object.values<string>(statuses).includes(status)

/** The class of an answer's status; of an unknown one the first run of odd characters becomes a hyphen, as styles of the original expect. */
export function statusOf(answered: string): Status {
  if (isKnown(answered)) return answered
  const known = Object.hasOwn(statuses, answered) && statuses[answered]
  return (
    known ||
    `custom-${answered
      .replace(/[^0-9a-z]+/i, ' ')
      .trim()
      .replace(/\s+/, '-')}`
  )
}
