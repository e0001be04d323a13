import type { Asked, FeedbackAnswer } from '../wire'
import type { FieldIssue } from './sent-form'

/** What the answer of a message carries besides its status (facts, §10). */
export type Extras = Pick<
  FeedbackAnswer,
  'redirect' | 'popup' | 'FireScript' | 'api_url_request' | 'api_json_xml_request' | 'redirect_to_paypal'
>

/** What became of a message. */
export type Outcome = {
  readonly status: string
  readonly message: string
  readonly complaints?: readonly FieldIssue[]
  /** For the next try: 32 hexadecimal digits, which scripts of the originals send along as `posted_data_hash`; '' where it stays, undefined where there is none. */
  readonly ticket?: string | undefined
  readonly extras?: Extras
  readonly isDemo?: boolean
}

/** Facts, §3. */
export function feedbackOf(form: number, unitTag: string, outcome: Outcome, asked: Asked): FeedbackAnswer {
  const { status, message, complaints = [], ticket, extras, isDemo } = outcome
  const invalid_fields = complaints.map((complaint) => ({
    field: complaint.field,
    message: complaint.message,
    idref: null,
    error_id: `${unitTag}-ve-${complaint.field}`,
  }))
  return {
    ...extras,
    contact_form_id: form,
    status,
    message,
    ...(ticket !== undefined && { posted_data_hash: ticket }),
    ...(isDemo && { demo_mode: true }),
    into: `#${unitTag}`,
    invalid_fields,
    ...asked,
  }
}

/** What is left of a unit tag when only its own letters are (facts, §1); '' when it is none. */
export const unitTagOf = (text: string): string => text.replace(/[^\w-]/g, '')
