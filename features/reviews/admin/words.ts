import { formatAt, languagesOf } from '@frontage/kit/say'
import type { Decision, RejectionReason, Review, Status } from '../review'

/** What the states are called on the screen. */
export const statusNames: Readonly<Record<Status, string>> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
  spam: 'Spam',
  withdrawn: 'Withdrawn',
}

/** Why a review can be turned down: none of it looks at the stars. */
export const reasonWords: Readonly<Record<RejectionReason, { readonly label: string; readonly help: string }>> = {
  'not-a-customer': { label: 'Not a customer', help: 'They never bought from you or asked you for work.' },
  abuse: { label: 'Abusive', help: 'It insults, threatens or swears at somebody.' },
  privacy: { label: 'Private details', help: 'It contains private information about somebody.' },
  'off-topic': { label: 'Not about your business', help: 'It is about another business or another topic.' },
  duplicate: { label: 'Sent twice', help: 'The same person already sent the same review.' },
  legal: { label: 'Legal reasons', help: 'A court order or your lawyer says it must not be shown.' },
}

export const neverAReason = 'A low rating is never a reason.'

const actions: Readonly<Record<Decision, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  spam: 'Marked as spam',
  reopen: 'Moved back to waiting',
}

/** "Approved: review by Alex." */
export const decisionWords = (decision: Decision, { reviewer }: Pick<Review, 'reviewer'>): string =>
  `${actions[decision]}: review by ${reviewer || 'an unnamed reviewer'}.`

/** For a screen reader, which has the review before it: "Approved. 12 left." */
export const announcement = (decision: Decision, left: number): string => `${actions[decision]}. ${left === 0 ? 'None' : left} left.`

/** Reviews that were written in the form of this site come in as Submitted. */
export const sourceName = (source: string): string => (source === 'Submitted' ? 'On your site' : source)

const languages = formatAt((at) => new Intl.DisplayNames(languagesOf(at), { type: 'language', fallback: 'code' }))

export function languageName(code: string): string {
  try {
    return languages().of(code) ?? code
  } catch {
    return code
  }
}
